// Invites a person to a workspace, or renews their invitation. Owners invite; the link is mailed and also answered, to be handed over
// in any other way.

import { userInputError } from '@sheaf/core/api/account/account-rules'
import type { createInvite as call } from '@sheaf/core/api/invite/create-invite'
import { phrase } from '@sheaf/core/phrase'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { serverLimits } from '@sheaf/core/server-limits'
import { readEmail } from '../../auth/accounts'
import { newToken, sha256 } from '../../auth/secrets'
import { readerLocale } from '../../mail/reader-locale'
import { inviteMail } from '../../mail/templates'
import { putInvite } from '../../storage/space/invites'
import { nameOf, readUsers } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const createInvite: Handler<typeof call> = async (input, context) => {
  const { subject, userId, services, browser } = context
  const { spaceId } = subject
  const email = readEmail(input.email)
  await services.rateLimits.count('invite', { account: userId, address: browser.address })

  const code = newToken()
  const expiresTime = services.now() + serverLimits.inviteLifetimeMs
  // Owners see everybody's address, so this tells them nothing new.
  if (!(await putInvite(services.pool, sha256(code), { spaceId, email, invitedBy: userId }, expiresTime)))
    throw userInputError('email', phrase('This person is already in this workspace'))
  const url = `${services.origins.baseUrl()}/invite/${code}`
  const [inviter] = await readUsers(services.pool, [userId])
  const { records } = await services.rooms.storage.load(spaceId, [{ table: 'space', id: spaceId }], [])
  const space = nameOf(new KnownRecords(records).find('space', spaceId))
  // What the guest reads is not asked: that would tell whether there is an account. Who invites knows them.
  const locale = await readerLocale(context, userId)
  await services.mailer.send(inviteMail(email, locale, { by: nameOf(inviter), space, url }))
  return { url }
}
