// The only judge. Deny by default: a record that cannot be traced to something the actor has a role on is `none`. It knows no
// clock: whoever asks says what time it is.
import type { Uuid } from '../ids'
import type { Pointer } from '../operations/record-id'
import type { RecordValue } from '../operations/space-state'
import type { Table } from '../records/all'
import type { BlockValue, PermissionItem } from '../records/block'
import type { CollectionValue } from '../records/collection'
import type { SpaceValue } from '../records/space'
import type { TeamValue } from '../records/team'
import type { Actor } from './actor'
import {
  isMember,
  type Membership,
  type PermissionSource,
  type Principals,
  principalsOf,
  standsFor,
} from './principals'
import { allRights, includes, noRights, type Rights, together, type Verb, within, without } from './rights'
import { type Role, rightsOf, roleWithin } from './roles'
import { isUnderRules, rightsInRow, type Standing, standing } from './row-rules'

const MAX_DEPTH = 10_000

export const can = (actor: Actor, verb: Verb, pointer: Pointer, source: PermissionSource, now: number): boolean =>
  includes(judge(actor, pointer, source, now).rights, verb)

/** The actor's role on a record, by name: what it is told with. What may be done is asked of `can`. */
export const roleOf = (actor: Actor, pointer: Pointer, source: PermissionSource, now: number): Role =>
  judge(actor, pointer, source, now).role

/** What may be done, and how long that can be relied on while no record changes: an entry for everybody may end by the clock. */
export interface Judgement {
  readonly rights: Rights
  readonly role: Role
  readonly until: number
}

/** What the entries give, before what the actor is limited to. */
interface Given {
  readonly rights: Rights
  readonly until: number
  /** It holds for all that hangs from there, whatever rules say. */
  readonly isWhole?: true
}
const lasting = (rights: Rights): Given => ({ rights, until: Number.POSITIVE_INFINITY })
const nothing = lasting(noRights)
const reads = rightsOf('reader')
const owns = rightsOf('owner')

interface Question {
  readonly actor: Actor
  readonly principals: Principals
  readonly source: PermissionSource
  readonly spaceId: Uuid
  readonly now: number
}
const questionOf = (actor: Actor, { spaceId }: Pointer, source: PermissionSource, now: number): Question => ({
  actor,
  principals: principalsOf(actor, spaceId, source),
  source,
  spaceId,
  now,
})

/** Rights on a record: its own where it has permissions, else its parent's; never more than the actor is limited to. */
export const judge = (actor: Actor, pointer: Pointer, source: PermissionSource, now: number): Judgement => {
  const question = questionOf(actor, pointer, source, now)
  return limited(question, pointer, rightsGiven(question, pointer))
}

/**
 * Who may listen to a channel. In a team's channel its pages are told of: seeing that there is such a team is not enough.
 */
export function judgeChannel(actor: Actor, pointer: Pointer, source: PermissionSource, now: number): Judgement {
  if (pointer.table !== 'team') return judge(actor, pointer, source, now)
  const question = questionOf(actor, pointer, source, now)
  const team = source.get('team', pointer.id)
  return limited(question, pointer, team ? rightsInTeam(question, team, true) : nothing)
}

function limited({ actor, source }: Question, pointer: Pointer, { rights, until }: Given): Judgement {
  const isOpen = !actor.closed.has(pointer.table) && (!actor.onlyIn || liesIn(actor.onlyIn, pointer, source))
  const allowed = isOpen ? within(rights, actor.most) : noRights
  return { rights: allowed, role: roleWithin(allowed), until }
}

type Place = Pick<Pointer, 'table' | 'id'>

function rightsGiven(question: Question, pointer: Place): Given {
  const { actor, principals, source } = question
  let { table, id }: Place = pointer
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const record = source.get(table, id)
    if (!record) return nothing
    switch (table) {
      case 'block': {
        const block = record as BlockValue
        // Deleted for ever: its rows may still be there, for nobody.
        if (block.deleted_from_trash_time !== undefined) return nothing
        if (actor.given.has(id) && actor.homeSpace === question.spaceId)
          return { ...lasting(actor.most), isWhole: true }
        if (block.permissions) return rightsByItems(question, block.permissions)
        if (block.parent_table === 'collection') {
          const collection = source.get('collection', block.parent_id)
          if (collection && isUnderRules(block, collection)) return rightsUnderRules(question, block, collection)
        }
        break
      }
      case 'team':
        return rightsInTeam(question, record as TeamValue, depth > 0)
      case 'space':
        return lasting(rightsInSpace(principals.membership, depth > 0))
      case 'space_user': {
        // Also of a membership that has ended: who has left is told so.
        const isOwn = actor.userId !== undefined && userIdOf(record) === actor.userId
        return lasting(isOwn || isMember(principals.membership) ? reads : noRights)
      }
      case 'space_view':
        return lasting(principals.userId !== undefined && userIdOf(record) === principals.userId ? owns : noRights)
      case 'sheaf_user':
        return lasting(id === actor.userId ? owns : noRights)
      default:
        break
    }
    const above = placeAbove(table, record)
    if (!above) return nothing
    ;({ table, id } = above)
  }
  return nothing
}

function rightsUnderRules(question: Question, row: BlockValue, collection: CollectionValue): Given {
  const above = rightsGiven(question, { table: 'collection', id: collection.id })
  if (passesRules(above)) return above
  return { rights: rightsInRow(collection, row, question.principals), until: above.until }
}
/** Whoever has full access to the database has it to every row. */
const passesRules = ({ rights, isWhole }: Given): boolean => isWhole === true || includes(rights, 'share')

/** On which rows of a collection that have no permissions of their own an actor has a verb. */
export function rowsWith(
  actor: Actor,
  verb: Verb,
  collection: Pointer,
  source: PermissionSource,
  now: number,
): 'all' | 'none' | Standing {
  const question = questionOf(actor, collection, source, now)
  const value = source.get('collection', collection.id)
  const above = rightsGiven(question, collection)
  const ofAll = value?.row_permissions && !passesRules(above) ? standing(value, question.principals, verb) : null
  // What the actor is limited to is the same for every row; single rows that it was given are asked about by themselves.
  const most = limited(question, collection, ofAll ? { rights: allRights, until: above.until } : above)
  if (!includes(most.rights, verb)) return 'none'
  return ofAll ?? 'all'
}
/** Rows, among other records, that an actor may have other rights on than on the rows around them. */
export const namedByActor = ({ given, onlyIn = noIds }: Actor): readonly Uuid[] => [...given, ...onlyIn]
const noIds: ReadonlySet<Uuid> = new Set()

const userIdOf = (record: RecordValue): unknown => (record as { readonly user_id?: unknown }).user_id

/** What lies in the trash belongs to the page it was taken from, wherever the block around it has gone since. */
const passesOn = ({ alive, page_id, permissions }: BlockValue): boolean => !alive && !!page_id && !permissions

/** What a record hangs from. */
function placeAbove(table: Table, record: RecordValue): Place | null {
  const block = record as BlockValue
  if (table === 'block' && passesOn(block)) return { table: 'block', id: block.page_id as Uuid }
  return parentOfRecord(record)
}

function liesIn(pages: ReadonlySet<Uuid>, pointer: Place, source: PermissionSource): boolean {
  let at: Place | null = pointer
  for (let depth = 0; at && depth < MAX_DEPTH; depth++) {
    if (pages.has(at.id)) return true
    const record: RecordValue | undefined = source.get(at.table, at.id)
    at = record ? placeAbove(at.table, record) : null
  }
  return false
}

/** The record whose permissions decide about a block: the first above it that has any, or the team or space it hangs from. */
export function permissionRoot(id: Uuid, source: PermissionSource): Uuid {
  let at = id
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const block = source.get('block', at)
    if (!block || block.permissions) return at
    if (block.parent_table === 'collection' && isUnderRules(block, source.get('collection', block.parent_id))) return at
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

export const isMemberOf = (actor: Actor, spaceId: Uuid, source: PermissionSource): boolean =>
  isMember(principalsOf(actor, spaceId, source).membership)

/** Members and guests, and who was let in on its own account. */
export const belongsTo = (actor: Actor, spaceId: Uuid, source: PermissionSource): boolean =>
  principalsOf(actor, spaceId, source).membership !== undefined ||
  (actor.userId === undefined && actor.homeSpace === spaceId)

function parentOfRecord(record: RecordValue): Place | null {
  const { parent_table: table, parent_id: id } = record as { parent_table?: Table; parent_id?: Uuid }
  return table && id ? { table, id } : null
}

function rightsByItems({ principals, source, spaceId, now }: Question, items: readonly PermissionItem[]): Given {
  let rights = noRights
  let until = Number.POSITIVE_INFINITY
  for (const item of items) {
    const end = item.type === 'public' ? (item.expires_time ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
    if (end <= now || !standsFor(item, principals)) continue
    if (item.type === 'public' && !mayBePublic(source.get('space', spaceId))) continue
    rights = together(rights, rightsByItem(item))
    until = Math.min(until, end)
  }
  return { rights, until }
}

function rightsByItem(item: PermissionItem): Rights {
  const rights = rightsOf(item.role)
  return item.type === 'public' && item.allow_duplicate === false ? without(rights, 'duplicate') : rights
}

/** Owners forbid public access for their space, the operator of the installation over their heads. */
const mayBePublic = (space: SpaceValue | undefined): boolean =>
  !space?.disable_public_access && !space?.admin_disable_public_access

/** Content of a team is edited by its members; the team itself is set up by its owners. */
function rightsInTeam(question: Question, team: TeamValue, forContent: boolean): Given {
  const { userId, membership } = question.principals
  if (membership === undefined) return nothing
  const entry = userId && team.membership?.find(member => member.user_id === userId)?.role
  if (entry === 'owner' || membership === 'owner') return lasting(owns)
  const { rights, until } = rightsByItems(question, team.permissions ?? [])
  const atLeast = (role: Role): Given => ({ rights: together(rightsOf(role), rights), until })
  if (entry === 'member' || (team.is_default && isMember(membership) && membership !== 'restricted_member'))
    return atLeast(forContent ? 'editor' : 'content_editor')
  if (entry === 'team_level_guest') return atLeast('reader')
  const isListed = isMember(membership) && team.settings?.visibility === 'space_members'
  return atLeast(isListed && !forContent ? 'reader' : 'none')
}

/** Members read the space's record and edit what hangs directly from it without permissions of its own. */
function rightsInSpace(membership: Membership, forContent: boolean): Rights {
  if (membership === 'owner') return owns
  if (!membership) return noRights
  if (membership === 'guest') return forContent ? noRights : reads
  return forContent ? rightsOf('editor') : reads
}
