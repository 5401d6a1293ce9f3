// The only door to e-mail. A mail is sent outside of any transaction, and the promise settles when the mail server has taken it
// or refused it: a failure is the caller's to answer for.

import { SheafError } from '@sheaf/core/errors'
import { createTransport } from 'nodemailer'
import type { Log } from '../log'
import type { Carrier, Mail } from './mail'
import { createOutbox } from './outbox'

export interface Mailer {
  /** Throws NetworkError when the mail could not be handed over. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

export interface MailerOptions {
  /** Absent: mails are written to `outboxDir`. */
  readonly smtpUrl: string | undefined
  readonly outboxDir: string
  /** The sender's address is made from the host of this. */
  readonly baseUrl: () => string
  readonly log: Log
}

export function createMailer(options: MailerOptions): Mailer {
  const carrier =
    options.smtpUrl === undefined
      ? createOutbox(options.outboxDir, options.log)
      : createSmtp(options.smtpUrl, options.log)
  return {
    send: async mail => {
      try {
        await carrier.deliver({ ...mail, from: `Sheaf <no-reply@${new URL(options.baseUrl()).hostname}>` })
      } catch (error) {
        options.log.error({ err: error }, 'a mail could not be sent')
        throw new SheafError('NetworkError', {
          debugMessage: 'Couldn’t send the email. Try again in a moment.',
          clientData: { type: 'mail_not_sent' },
        })
      }
    },
    close: carrier.close,
  }
}

/** A person waits for the answer, so a mail server that hangs is given up on. */
const SMTP_TIMEOUT_MS = 10_000

function createSmtp(url: string, log: Log): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS * 2,
    // Content must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Connections that are kept open may break while nobody sends.
  transport.on('error', error => log.warn({ err: error }, 'a connection to the mail server was lost'))
  return {
    deliver: async mail => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  }
}
