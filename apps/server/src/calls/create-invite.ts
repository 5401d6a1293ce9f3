// Invites a person to a workspace. Owners invite; the link is mailed and also answered, to be handed over in any other way.

import type { createInvite as call } from '@sheaf/core/api/create-invite'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import { serverLimits } from '@sheaf/core/server-limits'
import { readEmail } from '../auth/accounts'
import { newToken, sha256 } from '../auth/secrets'
import { readerLocale } from '../mail/reader-locale'
import { inviteMail } from '../mail/templates'
import { insertInvite } from '../storage/space/invites'
import { nameOf, readUsers } from '../storage/space/read-spaces'
import type { Handler } from './define'

export const createInvite: Handler<typeof call> = async (input, context) => {
  const { userId, services, browser } = context
  const spaceId = parseUuid(input.spaceId)
  const email = readEmail(input.email)
  const role = spaceId
    ? await services.rooms.gateway.role({ userId }, { table: 'space', id: spaceId, spaceId })
    : 'none'
  if (!spaceId || role === 'none') throw new SheafError('NotFoundError')
  if (!allows(role, 'share'))
    throw new SheafError('ForbiddenError', { debugMessage: 'Only workspace owners can invite people.' })
  await services.rateLimits.count('invite', { account: userId, address: browser.address })

  const code = newToken()
  await insertInvite(
    services.pool,
    sha256(code),
    { spaceId, email, invitedBy: userId },
    services.now() + serverLimits.inviteLifetimeMs,
  )
  const url = `${services.origins.baseUrl()}/invite/${code}`
  const [inviter] = await readUsers(services.pool, [userId])
  const { records } = await services.rooms.storage.load(spaceId, [{ table: 'space', id: spaceId }], [])
  const space = nameOf(records[0]?.value)
  // What the guest reads is not asked: that would tell whether there is an account. Who invites knows them.
  const locale = await readerLocale(context, userId)
  await services.mailer.send(inviteMail(email, locale, { by: nameOf(inviter), space, url }))
  return { url }
}
