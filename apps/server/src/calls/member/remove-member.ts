// Owners take people out. What those wrote stays.
import type { removeMember as call } from '@sheaf/core/api/member/remove-member'
import { uuid } from '@sheaf/core/ids'
import { endMembership } from '../../jobs/end-membership'
import type { Handler } from '../define'

export const removeMember: Handler<typeof call> = async (input, { subject: { spaceId }, userId, services }) => {
  await services.jobs.runNow(
    endMembership,
    { spaceId, actorId: userId, userId: uuid(input.userId) },
    { isRetried: true },
  )
  return {}
}
