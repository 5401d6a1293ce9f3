// Puts a team into the archive or takes it out. Its owners may; the team that everybody is in stays.
import { archiveTeam as call } from '@sheaf/core/api/team/archive-team'
import { SheafError } from '@sheaf/core/errors'
import { demand } from '../../spaces/demand'
import { editedNow } from '../../spaces/members'
import { readAnswer } from '../../spaces/read-answer'
import type { Handler } from '../define'

export const archiveTeam: Handler<typeof call> = async (input, context) => {
  const { subject, actor, userId, services } = context
  const { spaceId, id: teamId } = subject
  const demanded = { actor, pointer: { table: 'team' as const, id: teamId, spaceId }, ...call.on }
  await services.rooms.change(spaceId, actor, (state, change) => {
    demand(demanded, state, change.now)
    if (state.get('team', teamId)?.['is_default'] === true)
      throw new SheafError('LogicalError', { debugMessage: 'The default teamspace can’t be archived.' })
    state.change('team', teamId, {
      archived_at: input.isArchived ? change.now : undefined,
      archived_by: input.isArchived ? userId : undefined,
      ...editedNow(change),
    })
  })
  return { recordMap: await readAnswer(services, spaceId, [{ table: 'team', id: teamId }], 'owner') }
}
