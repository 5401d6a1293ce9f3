// Sends e-mail, outside of any transaction; the promise settles when the mail server has taken it or refused it, and a failure is the
// caller's to answer for. Codes and links that open something are sent by calls themselves, at once: whoever asked waits and is told, and the
// database, which keeps only their hashes, never holds them. Every other mail is a job (jobs/send-mail.ts).

import { SheafError } from '@sheaf/core/errors'
import { createTransport } from 'nodemailer'
import type { Log } from '../log'
import type { Carrier, Mail } from './mail'
import { createOutbox } from './outbox'

export interface Mailer {
  /** Throws NetworkError when the mail could not be handed over. `id`: of a mail that may be tried again. */
  readonly send: (mail: Mail, id?: string) => Promise<void>
  readonly close: () => void
}

interface MailerOptions {
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
    send: async (mail, id) => {
      const { hostname } = new URL(options.baseUrl())
      try {
        await carrier.deliver({
          ...mail,
          from: `Sheaf <no-reply@${hostname}>`,
          ...(id === undefined ? {} : { messageId: `<${id}@${hostname}>` }),
        })
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
