import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '../log'
import { createMailer } from './mailer'
import { emailCodeMail, inviteMail, passwordRemovedMail } from './templates'
import { mailNames } from './words/mail-words'
import { mailWords, spokenFor, spokenLocales } from './words/words'

const mail = emailCodeMail('ada@example.com', 'en-US', '012345', 'sheaf.example.com')
const baseUrl = () => 'https://sheaf.example.com'
const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A real mail server on a free port that keeps what it is given, or refuses every recipient. */
async function startSmtp(refuse = false) {
  const received: { from: string; to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('no such mailbox') : undefined),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = session.envelope.mailFrom
        received.push({
          from: from ? from.address : '',
          to: session.envelope.rcptTo.map(to => to.address),
          raw: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>(resolve => server.close(() => resolve())))
  const address = server.server.address()
  if (typeof address === 'string' || !address) throw new Error('no port')
  return { received, url: `smtp://127.0.0.1:${address.port}` }
}

async function outboxMailer(smtpUrl?: string) {
  const dir = await mkdtemp(join(tmpdir(), 'sheaf-mail-'))
  closers.push(() => rm(dir, { recursive: true }))
  const lines: string[] = []
  const mailer = createMailer({
    smtpUrl,
    outboxDir: join(dir, 'outbox'),
    baseUrl,
    log: createLog('info', line => lines.push(line)),
  })
  closers.unshift(() => mailer.close())
  return { mailer, dir: join(dir, 'outbox'), lines }
}

describe('mail', () => {
  it('[P 7] goes to the mail server of SMTP_URL, as text and as HTML', async () => {
    const smtp = await startSmtp()
    const { mailer } = await outboxMailer(smtp.url)
    await mailer.send(mail)
    expect(smtp.received).toHaveLength(1)
    const [got] = smtp.received
    expect(got?.from).toBe('no-reply@sheaf.example.com')
    expect(got?.to).toEqual(['ada@example.com'])
    expect(got?.raw).toContain('Subject: 012345 is your Sheaf code')
    expect(got?.raw).toContain('Content-Type: text/plain')
    expect(got?.raw).toContain('Content-Type: text/html')
  })

  it('[P 8] a mail server that refuses, and one that is not there, are answered honestly', async () => {
    const refusing = await startSmtp(true)
    for (const url of [refusing.url, 'smtp://127.0.0.1:9']) {
      const { mailer, lines } = await outboxMailer(url)
      await expect(mailer.send(mail)).rejects.toMatchObject({
        name: 'NetworkError',
        status: 502,
        clientData: { type: 'mail_not_sent' },
      })
      expect(lines.join('')).not.toMatch(/012345|ada@/)
    }
  })

  it('[P 7] without SMTP_URL it is written to the outbox, readable, for its owner only, and the log says so once', async () => {
    const { mailer, dir, lines } = await outboxMailer()
    await mailer.send(mail)
    await mailer.send(mail)
    const files = await readdir(dir)
    expect(files.filter(name => name.endsWith('.txt'))).toHaveLength(2)
    expect(files.filter(name => name.endsWith('.eml'))).toHaveLength(2)
    const name = files.find(file => file.endsWith('.txt')) ?? ''
    expect(await readFile(join(dir, name), 'utf8')).toMatch(
      /^From: Sheaf <no-reply@sheaf\.example\.com>\nTo: ada@example\.com\nSubject: 012345 is your Sheaf code\n[^]*\n {4}012345\n/,
    )
    expect((await stat(join(dir, name))).mode & 0o077).toBe(0)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(/012345|ada@/)
  })

  it('[P 7] says what it is for, and holds no markup of its reader', () => {
    expect(mail.text).toMatch(/works once and expires in \d+ minutes/)
    expect(mail.html).not.toMatch(/<img|<a |<script/)
    expect(passwordRemovedMail('a@b.c', 'en-US', '<b>').html).toContain('&lt;b&gt;')
  })
})

describe('[P 9] mails in the language of their reader', () => {
  const placesIn = (words: readonly string[]): string[] => [...new Set(words.join(' ').match(/\{\w+\}/g) ?? [])].sort()

  it.each(spokenLocales)('%s says all that English says, with the same facts', locale => {
    for (const name of mailNames) {
      const [words, english] = [mailWords(locale)[name], mailWords('en-US')[name]]
      expect(words, name).toHaveLength(english.length)
      expect(
        words.map(part => placesIn([part])),
        name,
      ).toEqual(english.map(part => placesIn([part])))
      if (locale !== 'en-US') expect(words[0], name).not.toBe(english[0])
    }
  })
  it.each([
    [['fr-CA', 'en'], 'fr-FR'],
    [['de-AT'], 'de-DE'],
    [['xx', 'ja'], 'ja-JP'],
    [['ar'], 'ar-SA'],
    [['ko-KR'], 'en-US'],
    [[], 'en-US'],
  ])('%j is written to in %s', (wishes, locale) => expect(spokenFor(wishes)).toBe(locale))
  it('is marked with its language and direction, and takes names as they are', () => {
    const made = inviteMail('a@b.c', 'ar-SA', { by: '{space}', space: 'Mill', url: 'https://x.example/invite/1' })
    expect(made.html).toContain('<html lang="ar-SA" dir="rtl">')
    expect(made.subject).toBe('دعاك {space} إلى Mill')
    expect(inviteMail('a@b.c', 'fr-FR', { by: 'Ada', space: 'Mill', url: 'u' }).html).toContain('<html lang="fr-FR">')
  })
})
