// Ends the caller’s own membership. Whoever is the only owner has to hand the workspace on, or delete it.
import type { leaveSpace as call } from '@sheaf/core/api/member/leave-space'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { endMembership } from '../../spaces/members'
import type { Handler } from '../define'

export const leaveSpace: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = parseUuid(input.spaceId)
  if (!spaceId) throw new SheafError('NotFoundError')
  await endMembership(services, spaceId, userId, userId)
  return {}
}
