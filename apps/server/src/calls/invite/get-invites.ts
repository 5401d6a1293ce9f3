// Invitations to a workspace that nobody has accepted yet.
import type { getInvites as call } from '@sheaf/core/api/invite/get-invites'
import { invitingTo } from '../../spaces/inviting'
import { pendingInvites } from '../../storage/space/invites'
import type { Handler } from '../define'

export const getInvites: Handler<typeof call> = async ({ spaceId }, context) => {
  const { pool, now } = context.services
  return { invites: await pendingInvites(pool, await invitingTo(spaceId, context), now()) }
}
