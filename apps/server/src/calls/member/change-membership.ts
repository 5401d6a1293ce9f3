// Owners give roles. There is always an owner.
import type { changeMembership as call } from '@sheaf/core/api/member/change-membership'
import { SheafError } from '@sheaf/core/errors'
import { membershipId, parseUuid } from '@sheaf/core/ids'
import { changeMembershipTo } from '../../spaces/members'
import { readAnswer } from '../../spaces/read-answer'
import type { Handler } from '../define'

export const changeMembership: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = parseUuid(input.spaceId)
  const who = parseUuid(input.userId)
  if (!spaceId || !who) throw new SheafError('NotFoundError')
  await changeMembershipTo(services, spaceId, userId, who, input.membershipType)
  const id = membershipId(spaceId, who)
  return { recordMap: await readAnswer(services, spaceId, [{ table: 'space_user', id }], 'reader') }
}
