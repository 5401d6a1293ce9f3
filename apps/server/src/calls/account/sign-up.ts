// Signs a new person up and in. The limit is by network address: this is the only call that tells whether an address has an account.
import type { signUp as call } from '@sheaf/core/api/account/sign-up'
import { readEmail } from '../../auth/accounts'
import type { Handler } from '../define'

export const signUp: Handler<typeof call> = async (input, { services, browser, session }) => {
  await services.rateLimits.count('signUp', { address: browser.address })
  const userId = await services.accounts.create(input)
  browser.keep(await services.sessions.signIn(userId, session), userId)
  await browser.remember(readEmail(input.email))
  return { userId }
}
