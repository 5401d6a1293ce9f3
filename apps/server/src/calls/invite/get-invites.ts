// Invitations to a workspace that nobody has accepted yet.
import type { getInvites as call } from '@sheaf/core/api/invite/get-invites'
import { pendingInvites } from '../../storage/space/invites'
import type { Handler } from '../define'

export const getInvites: Handler<typeof call> = async (_input, { subject, services }) => ({
  invites: await pendingInvites(services.pool, subject.spaceId, services.now()),
})
