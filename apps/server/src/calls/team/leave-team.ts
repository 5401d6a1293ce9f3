// Goes out of a team: its pages are for its people. The only owner of others stays.
import type { leaveTeam as call } from '@sheaf/core/api/team/leave-team'
import { SheafError } from '@sheaf/core/errors'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { isInTeam } from '@sheaf/core/permissions/is-in-team'
import { whyNotLeave } from '@sheaf/core/permissions/team-entry'
import { phrase } from '@sheaf/core/phrase'
import { editedNow, mustBelong } from '../../spaces/members'
import { readJudged } from '../../spaces/read-judged'
import type { Handler } from '../define'

const refusals = {
  'everybody is in it': phrase('Everyone in the workspace is in this teamspace.'),
  'only owner': phrase('You’re the only owner of this teamspace. Make someone else an owner first, or archive it.'),
}

export const leaveTeam: Handler<typeof call> = async (
  _input,
  { subject: { spaceId, id: teamId }, actor, userId, services },
) => {
  const viewId = spaceViewId(spaceId, userId)
  await services.rooms.change(spaceId, actor, (state, context) => {
    mustBelong(state, spaceId, userId)
    const team = state.get('team', teamId)
    // Of a team that somebody is not in, nothing is said.
    if (!team || !isInTeam(team, userId)) throw new SheafError('NotFoundError')
    const reason = whyNotLeave(team, userId)
    if (reason) throw new SheafError('LogicalError', { debugMessage: refusals[reason] })
    state.change('team', teamId, {
      membership: (team.membership ?? []).filter(member => member.user_id !== userId),
      ...editedNow(context),
    })
    const joined = (state.get('space_view', viewId)?.['joined_teams'] ?? []) as readonly Uuid[]
    if (joined.includes(teamId))
      state.change('space_view', viewId, { joined_teams: joined.filter(id => id !== teamId) })
  })
  const refs = [
    { table: 'team' as const, id: teamId },
    { table: 'space_view' as const, id: viewId },
  ]
  return { recordMap: await readJudged(services, userId, spaceId, refs) }
}
