// Every text on screen goes through here: English in place, ICU for what depends on a number, Intl for dates and figures. The
// message itself is the key, so a missing translation reads as English.
import { formatMessage, type Message, readMessage, type Values } from './message'

export const SOURCE_LOCALE = 'en-US'

/** English message → translation. */
export type Messages = Readonly<Record<string, string>>

let active = SOURCE_LOCALE
let translations: Messages = {}
let isRightToLeft = false
const listeners = new Set<() => void>()
const readBefore = new Map<string, Message>()

/** The message in the active language. Messages are literals: `tools/extract-strings.mjs` collects them. */
export function t(message: string, values?: Values): string {
  const translation = translations[message]
  return translation === undefined ? inEnglish(say(message, values)) : say(translation, values)
}
const inEnglish = (english: string): string =>
  isRightToLeft && !KEEPS_ORDER.test(english) ? `${LEFT_TO_RIGHT}${english}${END}` : english
function say(message: string, values: Values = {}): string {
  if (!message.includes('{')) return message
  let read = readBefore.get(message)
  if (!read) readBefore.set(message, (read = readMessage(message)))
  return formatMessage(read, values, active)
}

/** English among words that run the other way: letters hold together, but a number before them or a stop behind them would change sides. */
const KEEPS_ORDER = /^\p{Script=Latin}([^\p{Script=Hebrew}\p{Script=Arabic}]*[\p{Script=Latin}\d])?$/u
const LEFT_TO_RIGHT = '\u2066'
const END = '\u2069'

/**
 * For words that are data: those of kinds and what refusals say. The collector reads them where they are written down. A refusal may quote
 * what somebody sent, so braces in it mean nothing.
 */
export const tData = (text: string): string => translations[text] ?? inEnglish(text)

/** Everything is said in this language from now on. English needs no messages. */
export function activate(tag: string, messages: Messages = {}): void {
  translations = messages
  active = tag
  isRightToLeft = directionOf(tag) === 'rtl'
  for (const listener of listeners) listener()
}

export const directionOf = (tag: string): 'ltr' | 'rtl' => (/^(?:ar|he)\b/.test(tag) ? 'rtl' : 'ltr')

/** The language tag that `Intl` formats by. */
export const activeLocale = (): string => active

export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(active, options).format(value)

export const formatDate = (timeMs: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  new Intl.DateTimeFormat(active, options).format(timeMs)

/** "Ana, Ben and Cleo", as the language joins names. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(active, { type: 'conjunction' }).format(items)

/** Orders words as the language does. */
export const compareWords = (a: string, b: string): number => a.localeCompare(b, active)
