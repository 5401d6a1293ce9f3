// Sets a password and signs the account out everywhere else, both or neither.

import { passwordProblem, userInputError } from '@sheaf/core/api/account/account-rules'
import type { changePassword as call } from '@sheaf/core/api/account/change-password'
import { refuseCommonPassword } from '../../auth/common-password'
import { hashPassword } from '../../auth/passwords'
import { prove } from '../../auth/prove'
import { readerLocale } from '../../mail/reader-locale'
import { sendNotice } from '../../mail/send-notice'
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
  await services.sessions.endAll(userId, session.id, tx => setPassword(tx, userId, passwordHash))
  sendNotice(context, 'a changed password', host => passwordChangedMail(email, locale, host))
  return {}
}
