// Invites a person to a workspace. Owners invite; the link is mailed and also answered, to be handed over in any other way.

import type { createInvite as call } from '@sheaf/core/api/create-invite'
import { serverLimits } from '@sheaf/core/server-limits'
import { readEmail } from '../auth/accounts'
import { newToken, sha256 } from '../auth/secrets'
import { readerLocale } from '../mail/reader-locale'
import { inviteMail } from '../mail/templates'
import { invitingTo } from '../spaces/inviting'
import { insertInvite } from '../storage/space/invites'
import { nameOf, readUsers } from '../storage/space/read-spaces'
import type { Handler } from './define'

export const createInvite: Handler<typeof call> = async (input, context) => {
  const { userId, services, browser } = context
  const email = readEmail(input.email)
  const spaceId = await invitingTo(input.spaceId, context)
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
