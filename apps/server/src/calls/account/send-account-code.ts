// Mails a code to the account’s address or to a new one. Whether another account has that one is not told here: nobody has shown yet that they read it.

import type { sendAccountCode as call } from '@sheaf/core/api/account/send-account-code'
import { SheafError } from '@sheaf/core/errors'
import { readEmail } from '../../auth/accounts'
import { newAddressPurpose, ownAddressPurpose } from '../../auth/prove'
import { readerLocale } from '../../mail/reader-locale'
import { accountCodeMail, newAddressMail } from '../../mail/templates'
import { credentialOf } from '../../storage/accounts'
import type { Handler } from '../define'

export const sendAccountCode: Handler<typeof call> = async ({ newEmail }, context) => {
  const { userId, services, browser } = context
  const account = await credentialOf(services.database, userId)
  if (!account) throw new SheafError('NotFoundError')
  const email = newEmail === undefined ? account.email : readEmail(newEmail)
  await services.rateLimits.count('sendCode', await browser.trier(email))
  const { host } = new URL(services.origins.baseUrl())
  const locale = await readerLocale(context, userId)
  if (newEmail === undefined) {
    const { state, code } = await services.emailCodes.issue(email, ownAddressPurpose(userId))
    await services.mailer.send(accountCodeMail(email, locale, code, host))
    return { state }
  }
  const { state, code } = await services.emailCodes.issue(email, newAddressPurpose(userId))
  await services.mailer.send(newAddressMail(email, locale, code, host))
  return { state }
}
