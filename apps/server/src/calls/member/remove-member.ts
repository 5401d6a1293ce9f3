// Owners take people out. What those wrote stays.
import type { removeMember as call } from '@sheaf/core/api/member/remove-member'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { endMembership } from '../../spaces/members'
import type { Handler } from '../define'

export const removeMember: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = parseUuid(input.spaceId)
  const who = parseUuid(input.userId)
  if (!spaceId || !who) throw new SheafError('NotFoundError')
  await endMembership(services, spaceId, userId, who)
  return {}
}
