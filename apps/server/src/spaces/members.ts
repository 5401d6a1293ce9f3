// Changes of who belongs to a space. All of them are judged inside the room, on the state at their place in the order: of two owners
// who leave at once, the second is told to stay.
import { SheafError } from '@sheaf/core/errors'
import { membershipId, type Uuid } from '@sheaf/core/ids'
import type { OperationContext } from '@sheaf/core/operations/define'
import type { SpaceState } from '@sheaf/core/operations/space-state'
import { personActor } from '@sheaf/core/permissions/actor'
import { phrase } from '@sheaf/core/phrase'
import type { MembershipType } from '@sheaf/core/records/membership'
import type { SpaceUserValue } from '@sheaf/core/records/space-user'
import type { TeamMember } from '@sheaf/core/records/team'
import type { Services } from '../http/server-parts'
import { releaseDomain } from '../storage/space/domains'
import { removeInvitesTo } from '../storage/space/invites'
import { membersOf, teamsWith } from '../storage/space/members'
import { reassignPages } from './reassign-pages'

type Parts = Pick<Services, 'pool' | 'rooms' | 'now'>

/** A transaction stops a few hundred times at most to load what it needs. */
const MEMBERS_PER_CHANGE = 200

export const onlyOwnerError = (spaces: readonly string[]): SheafError =>
  new SheafError('LogicalError', {
    debugMessage: phrase(
      'You’re the only owner of {names}. Make someone else an owner first, or delete the workspace.',
      { names: spaces.map(name => `“${name}”`).join(', ') },
    ),
    clientData: { type: 'only_owner' },
  })

export const editedNow = ({ now, actorId }: OperationContext): Readonly<Record<string, unknown>> => ({
  last_edited_time: now,
  last_edited_by_id: actorId,
  last_edited_by_table: 'sheaf_user',
})

/** The living membership of somebody; what is none, does not exist. */
export function mustBelong(state: SpaceState, spaceId: Uuid, userId: Uuid): SpaceUserValue {
  const record = state.get('space_user', membershipId(spaceId, userId))
  if (!record?.alive) throw new SheafError('NotFoundError')
  return record
}

function mustOwn(state: SpaceState, spaceId: Uuid, userId: Uuid): void {
  if (mustBelong(state, spaceId, userId).membership_type !== 'owner')
    throw new SheafError('ForbiddenError', { debugMessage: 'Only workspace owners can do this.' })
}

const spaceName = (state: SpaceState, spaceId: Uuid): string => state.get('space', spaceId)?.['name'] ?? ''

/** Throws when nobody would own the space after somebody's ownership ends. */
function keepAnOwner(state: SpaceState, spaceId: Uuid, leaving: SpaceUserValue, owners: readonly Uuid[]): void {
  if (leaving.membership_type !== 'owner') return
  const isOwner = (userId: Uuid): boolean => {
    const record = state.get('space_user', membershipId(spaceId, userId))
    return record?.alive === true && record.membership_type === 'owner'
  }
  if (!owners.some(userId => userId !== leaving.user_id && isOwner(userId)))
    throw onlyOwnerError([spaceName(state, spaceId)])
}

const ownersIn = async (parts: Parts, spaceId: Uuid): Promise<Uuid[]> =>
  (await membersOf(parts.pool, spaceId)).filter(({ type }) => type === 'owner').map(({ userId }) => userId)

/**
 * Ends a membership, by the person or by an owner, takes them off the lists of teams, and hands on what only they could open. `isTakenUp`:
 * it was begun before, and they may be out already.
 */
export async function endMembership(
  parts: Parts,
  spaceId: Uuid,
  actorId: Uuid,
  userId: Uuid,
  isTakenUp = false,
): Promise<void> {
  const owners = await ownersIn(parts, spaceId)
  const teams = await teamsWith(parts.pool, spaceId, userId)
  const heir = actorId === userId ? owners.find(owner => owner !== userId) : actorId
  const judge = (state: SpaceState): SpaceUserValue => {
    if (actorId !== userId) mustOwn(state, spaceId, actorId)
    const present = mustBelong(state, spaceId, userId)
    keepAnOwner(state, spaceId, present, owners)
    return present
  }
  const isOut = isTakenUp && (await membersOf(parts.pool, spaceId)).every(member => member.userId !== userId)
  if (isOut) return heir ? reassignPages(parts, spaceId, heir, userId, heir) : undefined
  // Refused before anything is done.
  await parts.rooms.change(spaceId, personActor(actorId), state => void judge(state))
  if (heir) await reassignPages(parts, spaceId, actorId, userId, heir)
  await parts.rooms.change(spaceId, personActor(actorId), (state, context) => {
    const present = judge(state)
    state.change('space_user', present.id, { alive: false, ...editedNow(context) })
    for (const id of teams) {
      const membership = (state.get('team', id)?.['membership'] ?? []) as readonly TeamMember[]
      if (membership.some(member => member.user_id === userId))
        state.change('team', id, { membership: membership.filter(member => member.user_id !== userId) })
    }
  })
  if (heir) await reassignPages(parts, spaceId, heir, userId, heir)
}

export async function changeMembershipTo(
  parts: Parts,
  spaceId: Uuid,
  actorId: Uuid,
  userId: Uuid,
  type: MembershipType,
): Promise<void> {
  const owners = await ownersIn(parts, spaceId)
  await parts.rooms.change(spaceId, personActor(actorId), (state, context) => {
    mustOwn(state, spaceId, actorId)
    const present = mustBelong(state, spaceId, userId)
    if (present.membership_type === type) return
    keepAnOwner(state, spaceId, present, owners)
    state.change('space_user', present.id, { membership_type: type, ...editedNow(context) })
  })
}

/**
 * Ends a space: nobody belongs to it any more. The others go first and the owner who does it last, so that it can be done again
 * when it breaks off. `check` may refuse before anything is done.
 */
export async function endSpace(
  parts: Parts,
  spaceId: Uuid,
  actorId: Uuid,
  check: (name: string) => void = () => {},
): Promise<void> {
  const judge = (state: SpaceState): void => {
    mustOwn(state, spaceId, actorId)
    check(spaceName(state, spaceId))
  }
  await parts.rooms.change(spaceId, personActor(actorId), state => {
    judge(state)
    state.change('space', spaceId, { deleted_by: actorId })
  })
  // Nobody comes in any more while the others go out.
  await removeInvitesTo(parts.pool, spaceId)
  await releaseDomain(parts.pool, spaceId)
  const others = (await membersOf(parts.pool, spaceId)).filter(({ userId }) => userId !== actorId)
  for (let i = 0; i < others.length; i += MEMBERS_PER_CHANGE)
    await parts.rooms.change(spaceId, personActor(actorId), (state, context) => {
      judge(state)
      for (const { userId } of others.slice(i, i + MEMBERS_PER_CHANGE))
        state.change('space_user', membershipId(spaceId, userId), { alive: false, ...editedNow(context) })
    })
  await parts.rooms.change(spaceId, personActor(actorId), (state, context) => {
    judge(state)
    state.change('space_user', membershipId(spaceId, actorId), { alive: false, ...editedNow(context) })
    state.change('space', spaceId, { permanently_deleted_time: context.now })
  })
}
