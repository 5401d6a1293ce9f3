// Signs in with a mailed code, making the account at its first use.
import type { loginWithEmailCode as call } from '@sheaf/core/api/login-with-email-code'
import { passwordRemovedMail } from '../mail/templates'
import type { Handler } from './define'

export const loginWithEmailCode: Handler<typeof call> = async (input, { services, browser, session, log }) => {
  const tried = await services.emailCodes.attempt(input.state)
  const counted = await services.rateLimits.count('code', { account: tried.email, address: browser.address })
  await tried.redeem(input.code)
  await counted.forgive()
  const { userId, isNewSignup, passwordRemoved, within } = await services.accounts.withEmail(tried.email, session)
  browser.keep(await services.sessions.signIn(userId, session, within), userId)
  if (passwordRemoved) {
    const notice = passwordRemovedMail(tried.email, new URL(services.origins.baseUrl()).host)
    // The sign-in stands whether or not the notice can be sent.
    services.mailer.send(notice).catch(() => log.warn('the notice of a removed password could not be sent'))
  }
  return { userId, isNewSignup }
}
