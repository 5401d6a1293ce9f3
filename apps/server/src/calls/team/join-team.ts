// Comes into a team. Whether it is open to somebody is decided inside the room, as of its place in the order.
import type { joinTeam as call } from '@sheaf/core/api/team/join-team'
import { SheafError } from '@sheaf/core/errors'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { isInTeam } from '@sheaf/core/permissions/is-in-team'
import { mayJoin } from '@sheaf/core/permissions/team-entry'
import { demand } from '../../spaces/demand'
import { editedNow, mustBelong } from '../../spaces/members'
import { readJudged } from '../../spaces/read-judged'
import type { Handler } from '../define'

export const joinTeam: Handler<typeof call> = async (
  _input,
  { subject: { spaceId, id: teamId }, actor, userId, services },
) => {
  const viewId = spaceViewId(spaceId, userId)
  let pages: readonly Uuid[] = []
  await services.rooms.change(spaceId, actor, (state, context) => {
    const { membership_type } = mustBelong(state, spaceId, userId)
    demand({ actor, pointer: { table: 'team', id: teamId, spaceId }, needs: 'read' }, state, context.now)
    const team = state.get('team', teamId)
    if (!team) throw new SheafError('NotFoundError')
    pages = team.team_pages ?? []
    if (!mayJoin(team, userId, membership_type)) {
      if (isInTeam(team, userId)) return
      throw new SheafError('ForbiddenError', { debugMessage: 'You need an invitation to join this teamspace.' })
    }
    const others = (team.membership ?? []).filter(member => member.user_id !== userId)
    state.change('team', teamId, {
      membership: [...others, { user_id: userId, role: 'member' }],
      ...editedNow(context),
    })
    const joined = (state.get('space_view', viewId)?.['joined_teams'] ?? []) as readonly Uuid[]
    if (state.get('space_view', viewId) && !joined.includes(teamId))
      state.change('space_view', viewId, { joined_teams: [...joined, teamId] })
  })
  const wanted = [
    { table: 'team' as const, id: teamId },
    { table: 'space_view' as const, id: viewId },
    ...pages.slice(0, limits.firstListedPages).map(id => ({ table: 'block' as const, id })),
  ]
  return { recordMap: await readJudged(services, userId, spaceId, wanted) }
}
