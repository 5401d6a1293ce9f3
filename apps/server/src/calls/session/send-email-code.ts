// Mails a sign-in code to any address, with or without an account: nothing here depends on which it is, and so the language is the browser's.

import type { sendEmailCode as call } from '@sheaf/core/api/session/send-email-code'
import { readEmail } from '../../auth/accounts'
import { emailCodeMail } from '../../mail/templates'
import { localeOfReader } from '../../mail/words/words'
import type { Handler } from '../define'

export const sendEmailCode: Handler<typeof call> = async (input, { services, browser }) => {
  const email = readEmail(input.email)
  await services.rateLimits.count('sendCode', await browser.trier(email))
  const { state, code } = await services.emailCodes.issue(email)
  await services.mailer.send(
    emailCodeMail(email, localeOfReader(browser.languages), code, new URL(services.origins.baseUrl()).host),
  )
  return { state }
}
