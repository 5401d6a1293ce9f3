// What an invitation is to. Whoever holds the link may know the workspace's name, who sent it and, masked, to whom; nothing more.
import type { getInvite as call } from '@sheaf/core/api/invite/get-invite'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { KnownRecords } from '@sheaf/core/records/known-records'
import type { SpaceValue } from '@sheaf/core/records/space'
import { maskedEmail } from '../../auth/masked-email'
import { sha256 } from '../../auth/secrets'
import type { Services } from '../../http/server-parts'
import { accountOf } from '../../storage/accounts'
import { findInvite } from '../../storage/space/invites'
import { nameOf, readUsers } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const getInvite: Handler<typeof call> = async ({ code }, { services, session }) => {
  const invite = await findInvite(services.pool, sha256(code), services.now())
  const space = invite && (await spaceOf(services, invite.spaceId))
  if (!invite || !space)
    throw new SheafError('NotFoundError', { debugMessage: 'This invitation was already used or has expired.' })
  const [inviter] = await readUsers(services.pool, [invite.invitedBy])
  const account = await accountOf(services.database, session?.userIds ?? [], invite.email)
  return {
    spaceName: nameOf(space),
    ...(space.icon === undefined ? {} : { spaceIcon: space.icon }),
    invitedBy: nameOf(inviter),
    email: maskedEmail(invite.email),
    ...(account ? { userId: account } : {}),
  }
}

const spaceOf = async ({ rooms }: Services, id: Uuid): Promise<SpaceValue | undefined> =>
  new KnownRecords((await rooms.storage.load(id, [{ table: 'space', id }], [])).records).find('space', id)
