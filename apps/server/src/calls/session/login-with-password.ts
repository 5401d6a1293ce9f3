// Signs in beside the accounts already signed in here.
import type { loginWithPassword as call } from '@sheaf/core/api/session/login-with-password'
import { readEmail } from '../../auth/accounts'
import type { Handler } from '../define'

export const loginWithPassword: Handler<typeof call> = async (input, { services, browser, session }) => {
  const email = readEmail(input.email)
  const attempt = await services.rateLimits.count('password', await browser.trier(email))
  const userId = await services.accounts.withPassword(email, input.password)
  await attempt.forgive()
  browser.keep(await services.sessions.signIn(userId, session), userId)
  await browser.remember(email)
  return { userId }
}
