// For whom an entry may stand that concerns an actor in one space: themselves, the groups they are in, all members, everybody. Resolved
// from the records once per question and never kept with the actor: a membership may end between two operations of one batch.
import { membershipId, type Uuid } from '../ids'
import type { RecordSource } from '../operations/space-state'
import { isMember, type Membership } from '../records/membership'
import type { PermissionItem } from '../records/permission-item'
import type { Actor } from './actor'

/** What the judge reads. A source that has to load first throws, and the question is asked again. */
export interface PermissionSource extends Pick<RecordSource, 'get'> {
  /** The groups that a person is in. Without it nobody is in any. */
  groupsOf?(spaceId: Uuid, userId: Uuid): ReadonlySet<Uuid>
}

export interface Principals {
  /** While they belong to the space. */
  readonly userId: Uuid | undefined
  readonly membership: Membership
  readonly groups: ReadonlySet<Uuid>
}

const noGroups: ReadonlySet<Uuid> = new Set()
const nobody: Principals = { userId: undefined, membership: undefined, groups: noGroups }
const everyMember: Principals = { ...nobody, membership: 'member' }

export function principalsOf(actor: Actor, spaceId: Uuid, source: PermissionSource): Principals {
  const { userId, memberOf, homeSpace } = actor
  if (homeSpace !== undefined && homeSpace !== spaceId) return nobody
  if (userId === undefined) return memberOf === spaceId ? everyMember : nobody
  const record = source.get('space_user', membershipIdOf(spaceId, userId))
  if (!record?.alive) return nobody
  return { userId, membership: record.membership_type, groups: source.groupsOf?.(spaceId, userId) ?? noGroups }
}

/** The membership that a judgement will read. */
export const membershipRef = (actor: Actor, spaceId: Uuid): { readonly table: 'space_user'; readonly id: Uuid }[] =>
  actor.userId === undefined ? [] : [{ table: 'space_user', id: membershipIdOf(spaceId, actor.userId) }]

/** Whether an entry stands for them; whether public entries count at all is the space's to say. */
export function standsFor(item: PermissionItem, { userId, membership, groups }: Principals): boolean {
  switch (item.type) {
    case 'user':
      return item.user_id === userId
    case 'group':
      return groups.has(item.group_id)
    case 'space':
      return isMember(membership)
    case 'public':
      return true
  }
}

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
