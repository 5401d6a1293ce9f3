// Who is in a team, and as what. Judged inside the room, as of its place in the order: of two owners who go at once, the second stays.
import type { changeTeamMembers as call } from '@sheaf/core/api/team/change-team-members'
import { SheafError } from '@sheaf/core/errors'
import { spaceViewId, type Uuid, uuid } from '@sheaf/core/ids'
import type { SpaceState } from '@sheaf/core/operations/space-state'
import { allows } from '@sheaf/core/permissions/roles'
import { type GivenRole, type TeamRefusal, whyNotGive } from '@sheaf/core/permissions/team-roles'
import { type Phrase, phrase } from '@sheaf/core/phrase'
import type { TeamValue } from '@sheaf/core/records/team'
import { demand } from '../../spaces/demand'
import { editedNow, mustBelong } from '../../spaces/members'
import { readJudged } from '../../spaces/read-judged'
import type { Handler } from '../define'

const refusals: Readonly<Record<Exclude<TeamRefusal, 'not yours to give'>, Phrase>> = {
  'everybody is in it': phrase('Everyone in the workspace is in this teamspace.'),
  'in the archive': phrase('This teamspace is archived. Restore it first.'),
  'guests are guests': phrase('Workspace guests can only be teamspace guests.'),
  'only owner': phrase('They’re the only owner of this teamspace. Make someone else an owner first.'),
}

export const changeTeamMembers: Handler<typeof call> = async (
  input,
  { subject: { spaceId, id: teamId }, actor, userId, services },
) => {
  const who = [...new Set(input.userIds.map(uuid))]
  await services.rooms.change(spaceId, actor, (state, context) => {
    const { membership_type } = mustBelong(state, spaceId, userId)
    const pointer = { table: 'team' as const, id: teamId, spaceId }
    const role = demand({ actor, pointer, needs: 'read' }, state, context.now)
    const giver = { userId, membership: membership_type, ownsTeam: allows(role, 'share') }
    for (const id of who) {
      const team = state.get('team', teamId)
      if (!team) throw new SheafError('NotFoundError')
      const taker = { userId: id, membership: mustBelong(state, spaceId, id).membership_type }
      const reason = whyNotGive(team, giver, taker, input.role, addersIn(state, spaceId))
      if (reason === 'not yours to give')
        throw new SheafError('ForbiddenError', { debugMessage: 'Only teamspace owners can do this.' })
      if (reason) throw new SheafError('LogicalError', { debugMessage: refusals[reason] })
      state.change('team', teamId, { membership: withRole(team, id, input.role), ...editedNow(context) })
      listTeam(state, spaceViewId(spaceId, id), teamId, input.role !== 'none')
    }
  })
  return { recordMap: await readJudged(services, userId, spaceId, [{ table: 'team', id: teamId }]) }
}

const addersIn = (state: SpaceState, spaceId: Uuid) =>
  state.get('space', spaceId)?.['settings']?.roles_that_can_add_restricted_members_to_teamspaces

/** Whoever is in it already keeps their place in the list. */
function withRole({ membership = [] }: TeamValue, userId: Uuid, role: GivenRole): TeamValue['membership'] {
  if (role === 'none') return membership.filter(member => member.user_id !== userId)
  return membership.some(member => member.user_id === userId)
    ? membership.map(member => (member.user_id === userId ? { ...member, role } : member))
    : [...membership, { user_id: userId, role }]
}

/** Among the teams of somebody's sidebar, or not any more. */
function listTeam(state: SpaceState, viewId: Uuid, teamId: Uuid, isIn: boolean): void {
  const view = state.get('space_view', viewId)
  const joined = (view?.['joined_teams'] ?? []) as readonly Uuid[]
  if (view && joined.includes(teamId) !== isIn)
    state.change('space_view', viewId, {
      joined_teams: isIn ? [...joined, teamId] : joined.filter(id => id !== teamId),
    })
}
