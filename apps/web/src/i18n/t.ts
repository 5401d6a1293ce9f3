// The door for every word on screen: English in place, ICU for what depends on a number, Intl for dates and figures. The
// message itself is the key, so a missing translation reads as English.
import { type Message, readMessage, sayMessage, type Values } from './message'

export const SOURCE_LOCALE = 'en-US'

let active = SOURCE_LOCALE
let translations: Readonly<Record<string, string>> = {}
const readBefore = new Map<string, Message>()

/** The message in the active language. Messages are literals: `tools/extract-strings.mjs` collects them. */
export function t(message: string, values?: Values): string {
  const translation = translations[message] ?? message
  if (!translation.includes('{')) return translation
  let read = readBefore.get(translation)
  if (!read) readBefore.set(translation, (read = readMessage(translation)))
  return sayMessage(read, values ?? {}, active)
}

/** For the words of kinds, which are data: the collector reads them from the catalog. */
export const tKind: (text: string) => string = t

/** Before the first screen is drawn. English needs no messages. */
export function activate(locale: string, messages: Readonly<Record<string, string>> = {}): void {
  translations = messages
  active = locale
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}

export const activeLocale = (): string => active

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(active, options).format(value)

export const formatDate = (timeMs: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  new Intl.DateTimeFormat(active, options).format(timeMs)

/** "Ana, Ben and Cleo", as the language joins names. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(active, { type: 'conjunction' }).format(items)
