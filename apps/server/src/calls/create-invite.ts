// Invites a person to a workspace. Owners invite; the link is mailed and also answered, to be handed over in any other way.
import type { createInvite as call } from '@sheaf/core/api/create-invite'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { allows } from '@sheaf/core/permissions/roles'
import { readEmail } from '../auth/accounts'
import { newToken, sha256 } from '../auth/secrets'
import { inviteMail } from '../mail/templates'
import { insertInvite } from '../storage/space/invites'
import { nameOf, readUsers } from '../storage/space/read-spaces'
import type { Handler } from './define'

export const createInvite: Handler<typeof call> = async (input, { userId, services, browser }) => {
  const spaceId = parseUuid(input.spaceId)
  const email = readEmail(input.email)
  const role = spaceId
    ? await services.rooms.gateway.role({ userId }, { table: 'space', id: spaceId, spaceId })
    : 'none'
  if (!spaceId || role === 'none') throw new SheafError('NotFoundError')
  if (!allows(role, 'share'))
    throw new SheafError('ForbiddenError', { debugMessage: 'Only owners of this workspace can invite people.' })
  await services.rateLimits.count('invite', { account: userId, address: browser.address })

  const code = newToken()
  await insertInvite(
    services.pool,
    sha256(code),
    { spaceId, email, invitedBy: userId },
    services.now() + limits.inviteLifetimeMs,
  )
  const url = `${services.origins.baseUrl()}/invite/${code}`
  const [inviter] = await readUsers(services.pool, [userId])
  const { records } = await services.rooms.storage.load(spaceId, [{ table: 'space', id: spaceId }], [])
  const space = nameOf(records[0]?.value)
  await services.mailer.send(inviteMail(email, { by: nameOf(inviter), space, url }))
  return { url }
}
