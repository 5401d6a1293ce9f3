// Takes back what was sent to an address. Nothing to take back is no fault: that is how it should be afterwards.
import type { revokeInvite as call } from '@sheaf/core/api/invite/revoke-invite'
import { readEmail } from '../../auth/accounts'
import { removeInviteOf } from '../../storage/space/invites'
import type { Handler } from '../define'

export const revokeInvite: Handler<typeof call> = async ({ email }, { subject, services }) => {
  await removeInviteOf(services.pool, subject.spaceId, readEmail(email))
  return {}
}
