// Moves the account to an address that the person reads, and tells the old one.

import { userInputError } from '@sheaf/core/api/account/account-rules'
import type { changeEmail as call } from '@sheaf/core/api/account/change-email'
import { phrase } from '@sheaf/core/phrase'
import { newAddressPurpose, prove } from '../../auth/prove'
import { sendMail } from '../../jobs/send-mail'
import { readerLocale } from '../../mail/reader-locale'
import { enqueueNotice } from '../../mail/send-notice'
import { addressChangedMail } from '../../mail/templates'
import { moveToEmail } from '../../storage/accounts'
import type { Handler } from '../define'

export const changeEmail: Handler<typeof call> = async ({ state, code, proof }, context) => {
  const { userId, services, browser } = context
  const before = await prove(proof, context)
  const locale = await readerLocale(context, userId)
  const tried = await services.emailCodes.attempt(state, { purpose: newAddressPurpose(userId), field: 'code' })
  const attempt = await services.rateLimits.count('code', await browser.trier(tried.email))
  await tried.redeem(code)
  await attempt.forgive()
  const isMoved = await moveToEmail(services.database, userId, tried.email, services.now(), tx =>
    enqueueNotice(services, tx, host => addressChangedMail(before, locale, tried.email, host)),
  )
  if (!isMoved) throw userInputError('email', phrase('Another account already uses this email'))
  services.jobs.wake(sendMail.lane)
  return { email: tried.email }
}
