import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '../log'
import { createMailer } from './mailer'
import { startSmtp } from './smtp.fixture'
import { emailCodeMail, inviteMail, notificationMail, passwordRemovedMail } from './templates'
import { mailNames } from './words/mail-words'
import { localeOfReader, mailLocales, mailWords } from './words/words'

const mail = emailCodeMail('ada@example.com', 'en-US', '012345', 'sheaf.example.com')
const baseUrl = () => 'https://sheaf.example.com'
const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function smtpServer(refuses?: () => boolean) {
  const smtp = await startSmtp(refuses)
  closers.push(smtp.close)
  return smtp
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
    const smtp = await smtpServer()
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
    const refusing = await smtpServer(() => true)
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

  /** Of its own, besides the facts. */
  const hasWords = (part: string): boolean => /\p{L}/u.test(part.replaceAll(/\{\w+\}/g, ''))

  it.each(mailLocales)('%s says all that English says, with the same facts', locale => {
    for (const name of mailNames) {
      const [words, english] = [mailWords(locale)[name], mailWords('en-US')[name]]
      expect(words, name).toHaveLength(english.length)
      expect(
        words.map(part => placesIn([part])),
        name,
      ).toEqual(english.map(part => placesIn([part])))
      for (const [i, part] of words.entries())
        if (locale !== 'en-US' && hasWords(part)) expect(part, name).not.toBe(english[i])
    }
  })
  it.each([
    [['fr-CA', 'en'], 'fr-FR'],
    [['de-AT'], 'de-DE'],
    [['xx', 'ja'], 'ja-JP'],
    [['ar'], 'ar-SA'],
    [['ko-KR'], 'en-US'],
    [[], 'en-US'],
  ])('%j is written to in %s', (requested, locale) => expect(localeOfReader(requested)).toBe(locale))
  it('is marked with its language and direction, and takes names as they are', () => {
    const made = inviteMail('a@b.c', 'ar-SA', { by: '{space}', space: 'Mill', url: 'https://x.example/invite/1' })
    expect(made.html).toContain('<html lang="ar-SA" dir="rtl">')
    expect(made.subject).toBe('دعاك {space} إلى Mill')
    expect(inviteMail('a@b.c', 'fr-FR', { by: 'Ada', space: 'Mill', url: 'u' }).html).toContain('<html lang="fr-FR">')
  })
})

describe('[P 3] a notification', () => {
  const facts = { by: 'Ada', message: 'Done', page: 'Looms', space: 'Mill', url: 'https://sheaf.example.com/1' }
  it('says who sent it, from where, and how to get no more of them', () => {
    const { subject, text } = notificationMail('a@b.c', 'en-US', facts)
    expect(subject).toBe('Ada: Done')
    expect(text.split('\n\n')).toEqual([
      'Done',
      'Ada sent you this from “Looms” in Mill: https://sheaf.example.com/1',
      'To stop receiving these emails, turn off email notifications in Settings → Notifications.',
      'Sheaf',
    ])
    expect(notificationMail('a@b.c', 'de-DE', { ...facts, page: '' }).text).toContain('„Ohne Titel“')
  })
  it('adds no header and no markup, whatever it says', async () => {
    const smtp = await smtpServer()
    const { mailer } = await outboxMailer(smtp.url)
    const evil = 'Hi\r\nBcc: eve@example.com\u2028X-Eve: 1\u202e\r\n\r\n<img src=x>{url}'
    const mail = notificationMail('a@b.c', 'en-US', { ...facts, by: evil, message: evil, page: evil, space: evil })
    await mailer.send(mail)
    expect(smtp.received[0]?.to).toEqual(['a@b.c'])
    const head = smtp.received[0]?.raw.split('\r\n\r\n')[0] ?? ''
    expect(head.split('\r\n').filter(line => /^(bcc|x-eve)/i.test(line))).toEqual([])
    // What is filled in is not looked through for further places.
    expect(mail.subject).toMatch(/^Hi Bcc: eve@example\.com X-Eve: 1 <img src=x>\{url\}: Hi/)
    expect(mail.html).not.toContain('<img')
    expect(mail.text).not.toMatch(/[\r\u2028\u202e]/)
  })
  it('cuts a long subject between letters', () => {
    const { subject, text } = notificationMail('a@b.c', 'en-US', { ...facts, message: '👩‍🌾'.repeat(100) })
    expect(subject).toBe('Ada: ' + '👩‍🌾'.repeat(100))
    const long = notificationMail('a@b.c', 'en-US', { ...facts, message: '👩‍🌾'.repeat(150) })
    expect(long.subject).toBe('Ada: ' + '👩‍🌾'.repeat(114) + '…')
    expect(text).toContain('👩‍🌾'.repeat(100))
  })
})
