// The only judge. Deny by default: a record that cannot be traced to something the actor has a role on is `none`. It knows no
// clock: whoever asks says what time it is.
import { membershipId, type Uuid } from '../ids'
import type { Pointer } from '../operations/record-id'
import type { RecordSource, RecordValue } from '../operations/space-state'
import type { Table } from '../records/all'
import type { BlockValue, PermissionItem } from '../records/block'
import type { SpaceValue } from '../records/space'
import type { SpaceUserValue } from '../records/space-user'
import type { TeamValue } from '../records/team'
import { allows, highest, type Role, type Verb } from './roles'

export interface Actor {
  readonly userId: Uuid
}

/** What the judge reads. A source that has to load first throws, and the question is asked again. */
export type PermissionSource = Pick<RecordSource, 'get'>

const MAX_DEPTH = 10_000

export const can = (actor: Actor, verb: Verb, pointer: Pointer, source: PermissionSource, now: number): boolean =>
  allows(roleOf(actor, pointer, source, now), verb)

/** The actor's role on a record: its own where it has permissions, else its parent's. */
export const roleOf = (actor: Actor, pointer: Pointer, source: PermissionSource, now: number): Role =>
  judge(actor, pointer, source, now).role

/** A role, and how long it can be relied on while no record changes: an entry for everybody may end by the clock. */
export interface Judgement {
  readonly role: Role
  readonly until: number
}
const lasting = (role: Role): Judgement => ({ role, until: Number.POSITIVE_INFINITY })

export function judge(actor: Actor, pointer: Pointer, source: PermissionSource, now: number): Judgement {
  const membership = membershipOf(actor, pointer.spaceId, source)
  let table: Table = pointer.table
  let id = pointer.id
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const record = source.get(table, id)
    if (!record) return lasting('none')
    switch (table) {
      case 'block': {
        const block = record as unknown as BlockValue
        // Deleted for ever: its rows may still be there, for nobody.
        if (block.deleted_from_trash_time !== undefined) return lasting('none')
        // What lies in the trash belongs to the page it was taken from, wherever the block around it has gone since.
        if (!block.alive && block.page_id && !block.permissions) {
          id = block.page_id
          continue
        }
        if (block.permissions) return judgeItems(block.permissions, actor, membership, source, pointer.spaceId, now)
        break
      }
      case 'team':
        return judgeTeam(record as unknown as TeamValue, actor, membership, depth > 0, source, pointer.spaceId, now)
      case 'space':
        return lasting(roleOnSpace(membership, depth > 0))
      case 'space_user':
        return lasting(
          (record as unknown as SpaceUserValue).user_id === actor.userId || isMember(membership) ? 'reader' : 'none',
        )
      case 'space_view':
        return lasting((record as { user_id?: unknown }).user_id === actor.userId && membership ? 'owner' : 'none')
      case 'sheaf_user':
        return lasting(id === actor.userId ? 'owner' : 'none')
      default:
        break
    }
    const parent = parentOfRecord(record)
    if (!parent) return lasting('none')
    table = parent.table
    id = parent.id
  }
  return lasting('none')
}

/**
 * Who may listen to a channel. In a team's channel its pages are told of: seeing that there is such a team is not enough.
 */
export function judgeChannel(actor: Actor, pointer: Pointer, source: PermissionSource, now: number): Judgement {
  if (pointer.table !== 'team') return judge(actor, pointer, source, now)
  const { id, spaceId } = pointer
  const membership = membershipOf(actor, spaceId, source)
  const team = source.get('team', id)
  return team ? judgeTeam(team, actor, membership, true, source, spaceId, now) : lasting('none')
}

/** The record whose permissions decide about a block: the first above it that has any, or the team or space it hangs from. */
export function permissionRoot(id: Uuid, source: PermissionSource): Uuid {
  let at = id
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const block = source.get('block', at)
    if (!block || block.permissions) return at
    if (!block.alive && block.page_id) {
      at = block.page_id
      continue
    }
    const above = blockAbove(block, source)
    if (above === undefined) return block.parent_id
    at = above
  }
  return at
}

/** A row lies in the block that its collection is at home in. */
function blockAbove({ parent_table, parent_id }: BlockValue, source: PermissionSource): Uuid | undefined {
  if (parent_table === 'block') return parent_id
  if (parent_table !== 'collection') return undefined
  return source.get('collection', parent_id)?.['parent_id']
}

export function isMemberOf(actor: Actor, spaceId: Uuid, source: PermissionSource): boolean {
  return isMember(membershipOf(actor, spaceId, source))
}

/** Members and guests. */
export function belongsTo(actor: Actor, spaceId: Uuid, source: PermissionSource): boolean {
  return membershipOf(actor, spaceId, source) !== undefined
}

type Membership = SpaceUserValue['membership_type'] | undefined
const isMember = (membership: Membership): boolean => membership !== undefined && membership !== 'guest'

/** The last questions' answers: the id is a hash, and every operation of a person asks for the same one. */
const knownMemberships = new Map<string, Uuid>()
function membershipIdOf(spaceId: Uuid, userId: Uuid): Uuid {
  const key = `${spaceId}/${userId}`
  const known = knownMemberships.get(key)
  if (known) return known
  if (knownMemberships.size >= 10_000) knownMemberships.clear()
  const id = membershipId(spaceId, userId)
  knownMemberships.set(key, id)
  return id
}

function membershipOf(actor: Actor, spaceId: Uuid, source: PermissionSource): Membership {
  const record = source.get('space_user', membershipIdOf(spaceId, actor.userId))
  return record?.alive ? record.membership_type : undefined
}

function parentOfRecord(record: RecordValue): { table: Table; id: Uuid } | null {
  const { parent_table: table, parent_id: id } = record as { parent_table?: Table; parent_id?: Uuid }
  return table && id ? { table, id } : null
}

function judgeItems(
  items: readonly PermissionItem[],
  actor: Actor,
  membership: Membership,
  source: PermissionSource,
  spaceId: Uuid,
  now: number,
): Judgement {
  let role: Role = 'none'
  let until = Number.POSITIVE_INFINITY
  for (const item of items) {
    const end = item.type === 'public' ? (item.expires_time ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
    if (end <= now) continue
    const applies =
      item.type === 'public'
        ? mayBePublic(source.get('space', spaceId))
        : item.type === 'space'
          ? isMember(membership)
          : item.type === 'user' && item.user_id === actor.userId && membership !== undefined
    if (!applies) continue
    role = highest(role, item.role)
    until = Math.min(until, end)
  }
  return { role, until }
}

/** Owners forbid public access for their space, the operator of the installation over their heads. */
const mayBePublic = (space: SpaceValue | undefined): boolean =>
  !space?.disable_public_access && !space?.admin_disable_public_access

/** Content of a team is edited by its members; the team itself is set up by its owners. */
function judgeTeam(
  team: TeamValue,
  actor: Actor,
  membership: Membership,
  forContent: boolean,
  source: PermissionSource,
  spaceId: Uuid,
  now: number,
): Judgement {
  if (membership === undefined) return lasting('none')
  const entry = team.membership?.find(member => member.user_id === actor.userId)?.role
  if (entry === 'owner' || membership === 'owner') return lasting('owner')
  const { role: byItems, until } = judgeItems(team.permissions ?? [], actor, membership, source, spaceId, now)
  const atLeast = (role: Role): Judgement => ({ role: highest(role, byItems), until })
  if (entry === 'member' || (team.is_default && isMember(membership) && membership !== 'restricted_member'))
    return atLeast(forContent ? 'editor' : 'content_editor')
  if (entry === 'team_level_guest') return atLeast('reader')
  const isListed = isMember(membership) && team.settings?.visibility === 'space_members'
  return atLeast(isListed && !forContent ? 'reader' : 'none')
}

/** Members read the space's record and edit what hangs directly from it without permissions of its own. */
function roleOnSpace(membership: Membership, forContent: boolean): Role {
  if (membership === 'owner') return 'owner'
  if (!membership) return 'none'
  if (membership === 'guest') return forContent ? 'none' : 'reader'
  return forContent ? 'editor' : 'reader'
}
