// What mails say, in the languages in which everything is said; English elsewhere. A mail is its subject and its paragraphs; `{code}` alone is
// shown large.
import { completeLocales, type Locale, localeFor } from '@sheaf/core/locales'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'
import { ja } from './ja'
import type { MailWords } from './mail-words'

const words: Partial<Record<Locale, MailWords>> = { 'fr-FR': fr, 'de-DE': de, 'ja-JP': ja, 'ar-SA': ar }

export const mailLocales: readonly Locale[] = ['en-US', ...completeLocales]
export const mailWords = (locale: Locale): MailWords => words[locale] ?? en
/** The first of the requested languages that mails are written in. */
export const localeOfReader = (requested: readonly string[]): Locale => localeFor(requested, mailLocales)
