// Where mails go without a mail server: a folder in the data directory, each as a text to read and an .eml to open. Only the
// owner of the data directory may read it, since sign-in codes are in there.

import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Log } from '../log'
import type { Carrier, SentMail } from './mail'

export function createOutbox(dir: string, log: Log): Carrier {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let told = false
  return {
    deliver: async mail => {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const date = new Date()
      const name = `${date.toISOString().replace(/[:.]/g, '-')}-${slug(mail.subject)}-${randomBytes(3).toString('hex')}`
      const composed = await transport.sendMail({ ...mail, date, textEncoding: 'quoted-printable' })
      await writeFile(join(dir, `${name}.eml`), composed.message, { mode: 0o600 })
      await writeFile(join(dir, `${name}.txt`), readable(mail, date), { mode: 0o600 })
      if (!told)
        log.warn({ outbox: dir }, 'SMTP_URL is not set: mails are written to the outbox folder instead of being sent')
      told = true
    },
    close: () => transport.close(),
  }
}

const readable = (mail: SentMail, date: Date): string =>
  `From: ${mail.from}\nTo: ${mail.to}\nSubject: ${mail.subject}\nDate: ${date.toISOString()}\n\n${mail.text}\n`

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
