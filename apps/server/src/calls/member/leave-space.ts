// Ends the caller’s own membership. Whoever is the only owner has to hand the workspace on, or delete it.
import type { leaveSpace as call } from '@sheaf/core/api/member/leave-space'
import { endMembership } from '../../jobs/end-membership'
import type { Handler } from '../define'

export const leaveSpace: Handler<typeof call> = async (_input, { subject: { spaceId }, userId, services }) => {
  await services.jobs.runNow(endMembership, { spaceId, actorId: userId, userId }, { isRetried: true })
  return {}
}
