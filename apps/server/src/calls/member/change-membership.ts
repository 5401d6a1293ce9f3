// Owners give roles. There is always an owner.
import type { changeMembership as call } from '@sheaf/core/api/member/change-membership'
import { membershipId, uuid } from '@sheaf/core/ids'
import { changeMembershipTo } from '../../spaces/members'
import { readAnswer } from '../../spaces/read-answer'
import type { Handler } from '../define'

export const changeMembership: Handler<typeof call> = async (input, { subject: { spaceId }, userId, services }) => {
  const who = uuid(input.userId)
  await changeMembershipTo(services, spaceId, userId, who, input.membershipType)
  const id = membershipId(spaceId, who)
  return { recordMap: await readAnswer(services, spaceId, [{ table: 'space_user', id }], 'reader') }
}
