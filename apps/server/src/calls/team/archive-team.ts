// Puts a team into the archive or takes it out. Its owners may; the team that everybody is in stays.
import type { archiveTeam as call } from '@sheaf/core/api/team/archive-team'
import { SheafError } from '@sheaf/core/errors'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows } from '@sheaf/core/permissions/roles'
import { editedNow } from '../../spaces/members'
import { readAnswer } from '../../spaces/read-answer'
import { teamOf } from '../../spaces/team-of'
import type { Handler } from '../define'

export const archiveTeam: Handler<typeof call> = async (input, { userId, services }) => {
  const { spaceId, teamId } = teamOf(input)
  await services.rooms.change(spaceId, { userId }, (state, context) => {
    const role = roleOf({ userId }, { table: 'team', id: teamId, spaceId }, state, context.now)
    if (role === 'none') throw new SheafError('NotFoundError')
    if (!allows(role, 'share'))
      throw new SheafError('ForbiddenError', { debugMessage: 'Only teamspace owners can do this.' })
    if (state.get('team', teamId)?.['is_default'] === true)
      throw new SheafError('LogicalError', { debugMessage: 'The default teamspace can’t be archived.' })
    state.change('team', teamId, {
      archived_at: input.isArchived ? context.now : undefined,
      archived_by: input.isArchived ? userId : undefined,
      ...editedNow(context),
    })
  })
  return { recordMap: await readAnswer(services, spaceId, [{ table: 'team', id: teamId }], 'owner') }
}
