// What an invitation is to. Whoever holds the link may know the workspace's name, who sent it and, masked, to whom; nothing more.
import type { getInvite as call } from '@sheaf/core/api/invite/get-invite'
import { SheafError } from '@sheaf/core/errors'
import { maskedEmail } from '../../auth/masked-email'
import { sha256 } from '../../auth/secrets'
import { accountOf } from '../../storage/accounts'
import { findInvite } from '../../storage/space/invites'
import { nameOf, readUsers } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const getInvite: Handler<typeof call> = async ({ code }, { services, session }) => {
  const invite = await findInvite(services.pool, sha256(code), services.now())
  const space =
    invite &&
    (await services.rooms.storage.load(invite.spaceId, [{ table: 'space', id: invite.spaceId }], [])).records[0]
  if (!invite || !space)
    throw new SheafError('NotFoundError', { debugMessage: 'This invitation was already used or has expired.' })
  const [inviter] = await readUsers(services.pool, [invite.invitedBy])
  const account = await accountOf(services.database, session?.userIds ?? [], invite.email)
  const icon = space.value['icon']
  return {
    spaceName: nameOf(space.value),
    ...(typeof icon === 'string' ? { spaceIcon: icon } : {}),
    invitedBy: nameOf(inviter),
    email: maskedEmail(invite.email),
    ...(account ? { userId: account } : {}),
  }
}
