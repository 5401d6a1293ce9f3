// Sends a mail. Safe to run twice as far as mail can be: both carry one Message-ID, by which mail servers and programs tell that they are
// the same. What holds a code or a secret link is not enqueued: it is sent at once, and the database never holds it (mail/mailer.ts).
import { exact, string } from '@sheaf/core/validation/checks'
import { newUuid } from '../auth/secrets'
import type { Mail } from '../mail/mail'
import { defineJob } from './define-job'

export const sendMail = defineJob({
  name: 'send-mail',
  lane: 'mail',
  input: exact({ id: string, to: string, subject: string, text: string, html: string }),
  // About a day.
  attempts: 28,
  run: ({ id, ...mail }, { services }) => services.mailer.send(mail, id),
})

/** A mail as the job takes it. */
export const mailToSend = (mail: Mail): Mail & { readonly id: string } => ({ ...mail, id: newUuid() })
