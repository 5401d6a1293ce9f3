// Who is signed in shows once more that it is really them: a browser left open must not be enough to take an account away.
import { userInputError } from '@sheaf/core/api/account/account-rules'
import type { Proof } from '@sheaf/core/api/account/proof'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { phrase } from '@sheaf/core/phrase'
import type { SignedInContext } from '../http/context'
import { credentialOf } from '../storage/accounts'
import { codeGoneError } from './email-codes'
import { isPassword } from './passwords'

/** What a code to the account's own address is for. */
export const ownAddressPurpose = (userId: Uuid): string => `prove ${userId}`
/** What a code to another address is for. */
export const newAddressPurpose = (userId: Uuid): string => `move ${userId}`

/** The address of the account, once the proof was right. Throws otherwise, and counts as a try. */
export async function prove(
  proof: Proof,
  { userId, services, browser }: Pick<SignedInContext, 'userId' | 'services' | 'browser'>,
): Promise<string> {
  const account = await credentialOf(services.database, userId)
  if (!account) throw new SheafError('NotFoundError')
  const by = await browser.trier(account.email)
  if (proof.type === 'password') {
    const attempt = await services.rateLimits.count('password', by)
    if (!(await isPassword(proof.password.slice(0, 1000), account.passwordHash)))
      throw userInputError('proof', phrase('Incorrect password'))
    await attempt.forgive()
    return account.email
  }
  const tried = await services.emailCodes.attempt(proof.state, { purpose: ownAddressPurpose(userId), field: 'proof' })
  const attempt = await services.rateLimits.count('code', by)
  // It was mailed before the account moved to another address.
  if (tried.email !== account.email) throw codeGoneError('proof')
  await tried.redeem(proof.code)
  await attempt.forgive()
  return account.email
}
