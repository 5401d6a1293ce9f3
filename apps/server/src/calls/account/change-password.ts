// Sets a password and signs the account out everywhere else, both or neither.

import { passwordProblem, userInputError } from '@sheaf/core/api/account/account-rules'
import type { changePassword as call } from '@sheaf/core/api/account/change-password'
import { refuseCommonPassword } from '../../auth/common-password'
import { hashPassword } from '../../auth/passwords'
import { prove } from '../../auth/prove'
import { sendMail } from '../../jobs/send-mail'
import { readerLocale } from '../../mail/reader-locale'
import { enqueueNotice } from '../../mail/send-notice'
import { passwordChangedMail } from '../../mail/templates'
import { credentialOf, setPassword } from '../../storage/accounts'
import type { Handler } from '../define'

export const changePassword: Handler<typeof call> = async ({ password, proof }, context) => {
  const { userId, services, session } = context
  const problem = passwordProblem(password)
  if (problem) throw userInputError('password', problem)
  const account = await credentialOf(services.database, userId)
  if (account) refuseCommonPassword(password, account.email)
  const email = await prove(proof, context)
  const locale = await readerLocale(context, userId)
  const passwordHash = await hashPassword(password)
  await services.sessions.endAll(userId, session.id, async tx => {
    await setPassword(tx, userId, passwordHash)
    await enqueueNotice(services, tx, host => passwordChangedMail(email, locale, host))
  })
  services.jobs.wake(sendMail.lane)
  return {}
}
