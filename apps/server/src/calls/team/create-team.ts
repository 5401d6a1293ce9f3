// Makes a team. Every member may, unless the owners keep it to themselves; guests may not.
import type { createTeam as call } from '@sheaf/core/api/team/create-team'
import { SheafError } from '@sheaf/core/errors'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { recordOf } from '@sheaf/core/records/all'
import { accessOf } from '@sheaf/core/records/team-settings'
import { initialValue } from '@sheaf/core/records/value'
import { newUuid } from '../../auth/secrets'
import { editedNow, mustBelong } from '../../spaces/members'
import { readAnswer } from '../../spaces/read-answer'
import type { Handler } from '../define'

export const createTeam: Handler<typeof call> = async (input, { subject: { spaceId }, actor, userId, services }) => {
  const name = input.name.trim()
  if (!name) throw new SheafError('ValidationError', { debugMessage: 'A team needs a name.' })
  const teamId = newUuid()
  const viewId = spaceViewId(spaceId, userId)
  await services.rooms.change(spaceId, actor, (state, context) => {
    const type = mustBelong(state, spaceId, userId).membership_type
    const isKept = state.get('space', spaceId)?.['disable_team_creation'] === true && type !== 'owner'
    if (type === 'guest' || type === 'restricted_member' || isKept)
      throw new SheafError('ForbiddenError', {
        debugMessage: 'You don’t have permission to create teamspaces in this workspace.',
      })
    const given = {
      space_id: spaceId,
      parent_id: spaceId,
      parent_table: 'space',
      name,
      settings: accessOf(input.openness),
      membership: [{ user_id: userId, role: 'owner' }],
      created_time: context.now,
      created_by_id: userId,
      created_by_table: 'sheaf_user',
      ...editedNow(context),
    }
    state.add('team', { ...initialValue(recordOf('team'), given), id: teamId })
    const joined = (state.get('space_view', viewId)?.['joined_teams'] ?? []) as readonly Uuid[]
    if (state.get('space_view', viewId)) state.change('space_view', viewId, { joined_teams: [...joined, teamId] })
  })
  const made = [
    { table: 'team', id: teamId },
    { table: 'space_view', id: viewId },
  ] as const
  return { teamId, recordMap: await readAnswer(services, spaceId, made, 'owner') }
}
