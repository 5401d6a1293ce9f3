// Mails, each in the language of its reader. The text and the HTML are both made from the same paragraphs. No pictures, no tracking, no links
// that sign in by themselves.

import { countGraphemes, sliceGraphemes } from '@sheaf/core/formula/graphemes'
import type { Locale } from '@sheaf/core/locales'
import { serverLimits } from '@sheaf/core/server-limits'
import type { Mail } from './mail'
import type { MailName } from './words/mail-words'
import { mailWords } from './words/words'

type Paragraph = string | { readonly code: string }
type Facts = Readonly<Record<string, string>>

const minutes = String(serverLimits.emailCodeLifetimeMs / 60_000)

export const emailCodeMail = (to: string, locale: Locale, code: string, host: string): Mail =>
  mailOf('emailCode', to, locale, { code, host, minutes })

export const passwordRemovedMail = (to: string, locale: Locale, host: string): Mail =>
  mailOf('passwordRemoved', to, locale, { host })

export const accountCodeMail = (to: string, locale: Locale, code: string, host: string): Mail =>
  mailOf('accountCode', to, locale, { code, host, minutes })

export const newAddressMail = (to: string, locale: Locale, code: string, host: string): Mail =>
  mailOf('newAddress', to, locale, { code, host, minutes })

export const addressChangedMail = (to: string, locale: Locale, email: string, host: string): Mail =>
  mailOf('addressChanged', to, locale, { email, host })

export const passwordChangedMail = (to: string, locale: Locale, host: string): Mail =>
  mailOf('passwordChanged', to, locale, { host })

export const accountDeletedMail = (to: string, locale: Locale, host: string): Mail =>
  mailOf('accountDeleted', to, locale, { host })

export const inviteMail = (
  to: string,
  locale: Locale,
  invite: { readonly by: string; readonly space: string; readonly url: string },
): Mail => mailOf('invite', to, locale, invite)

export interface Notification {
  readonly by: string
  readonly message: string
  /** '' where it has no title. */
  readonly page: string
  readonly space: string
  readonly url: string
}
export const notificationMail = (to: string, locale: Locale, { page, ...facts }: Notification): Mail =>
  mailOf('notification', to, locale, { ...facts, page: page || mailWords(locale).untitled })

interface ReminderFacts {
  /** What it reminds of, as the reader writes dates. */
  readonly when: string
  /** '' where it has no title. */
  readonly page: string
  readonly space: string
  readonly url: string
}
export const reminderMail = (to: string, locale: Locale, { page, ...facts }: ReminderFacts): Mail =>
  mailOf('reminder', to, locale, { ...facts, page: page || mailWords(locale).untitled })

/** What is said in a subject is cut where mail programs would. */
const SUBJECT_CHARACTERS = 120

function mailOf(name: MailName, to: string, locale: Locale, facts: Facts): Mail {
  const [subject, ...paragraphs] = mailWords(locale)[name]
  const filled = paragraphs.map(words => (words === '{code}' ? { code: facts['code'] ?? '' } : fill(words, facts)))
  return compose(to, locale, cut(fill(subject, facts)), filled)
}

/** Once: what somebody is called is not looked through for further places. */
const fill = (words: string, facts: Facts): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => onOneLine(facts[name] ?? ''))

/** What people wrote never ends a line of a header, and never turns the words around it. */
const onOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

const cut = (subject: string): string =>
  countGraphemes(subject) > SUBJECT_CHARACTERS ? `${sliceGraphemes(subject, 0, SUBJECT_CHARACTERS - 1)}…` : subject

function compose(to: string, locale: Locale, subject: string, paragraphs: readonly Paragraph[]): Mail {
  const text = [...paragraphs.map(part => (typeof part === 'string' ? part : `    ${part.code}`)), 'Sheaf'].join('\n\n')
  const rows = paragraphs.map(part =>
    typeof part === 'string' ? `<p style="margin:0 0 16px">${escapeHtml(part)}</p>` : codeHtml(part.code),
  )
  const html = `<!doctype html>
<html lang="${locale}"${locale === 'ar-SA' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px"><div style="max-width:480px;margin:0 auto;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
${rows.join('\n')}
<p style="margin:32px 0 0;opacity:.6">Sheaf</p>
</div></body></html>`
  return { to, subject, text, html }
}

const codeHtml = (code: string): string =>
  `<p dir="ltr" style="margin:0 0 16px;font:600 32px/1.25 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.15em">${escapeHtml(code)}</p>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? '')
