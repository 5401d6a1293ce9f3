// What an invitation is to. Whoever holds the link may know the workspace's name and who sent it, and nothing more.
import type { getInvite as call } from '@sheaf/core/api/get-invite'
import { SheafError } from '@sheaf/core/errors'
import { sha256 } from '../auth/secrets'
import { findInvite } from '../storage/space/invites'
import { nameOf, readUsers } from '../storage/space/read-spaces'
import type { Handler } from './define'

export const getInvite: Handler<typeof call> = async ({ code }, { services }) => {
  const invite = await findInvite(services.pool, sha256(code), services.now())
  const space =
    invite &&
    (await services.rooms.storage.load(invite.spaceId, [{ table: 'space', id: invite.spaceId }], [])).records[0]
  if (!invite || !space)
    throw new SheafError('NotFoundError', { debugMessage: 'This invitation was used or has expired.' })
  const [inviter] = await readUsers(services.pool, [invite.invitedBy])
  const icon = space.value['icon']
  return {
    spaceName: nameOf(space.value),
    ...(typeof icon === 'string' ? { spaceIcon: icon } : {}),
    invitedBy: nameOf(inviter),
  }
}
