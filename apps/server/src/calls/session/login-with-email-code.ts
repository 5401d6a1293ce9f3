// Signs in with a mailed code, making the account at its first use.

import type { loginWithEmailCode as call } from '@sheaf/core/api/session/login-with-email-code'
import { sendMail } from '../../jobs/send-mail'
import { readerLocale } from '../../mail/reader-locale'
import { enqueueNotice } from '../../mail/send-notice'
import { passwordRemovedMail } from '../../mail/templates'
import type { Handler } from '../define'

export const loginWithEmailCode: Handler<typeof call> = async (input, context) => {
  const { services, browser, session } = context
  const tried = await services.emailCodes.attempt(input.state)
  const counted = await services.rateLimits.count('code', await browser.trier(tried.email))
  await tried.redeem(input.code)
  await counted.forgive()
  const { userId, isNewSignup, passwordRemoved, within } = await services.accounts.withEmail(tried.email, session)
  const locale = passwordRemoved ? await readerLocale(context, userId) : undefined
  const signedIn = await services.sessions.signIn(userId, session, async tx => {
    if (locale) await enqueueNotice(services, tx, host => passwordRemovedMail(tried.email, locale, host))
    return within(tx)
  })
  if (locale) services.jobs.wake(sendMail.lane)
  browser.keep(signedIn, userId)
  await browser.remember(tried.email)
  return { userId, isNewSignup }
}
