// The door for every word on screen: English in place, ICU for what depends on a number, Intl for dates and figures. The
// message itself is the key, so a missing translation reads as English.
import { type Message, readMessage, sayMessage, type Values } from './message'

export const SOURCE_LOCALE = 'en-US'

/** English message → translation. */
export type Messages = Readonly<Record<string, string>>

let active = SOURCE_LOCALE
let translations: Messages = {}
const listeners = new Set<() => void>()
const readBefore = new Map<string, Message>()

/** The message in the active language. Messages are literals: `tools/extract-strings.mjs` collects them. */
export function t(message: string, values?: Values): string {
  const translation = translations[message] ?? message
  if (!translation.includes('{')) return translation
  let read = readBefore.get(translation)
  if (!read) readBefore.set(translation, (read = readMessage(translation)))
  return sayMessage(read, values ?? {}, active)
}

/** For words that are data: those of kinds and what refusals say. The collector reads them where they are written down. */
export const tData: (text: string) => string = t

/** Everything is said in this language from now on. English needs no messages. */
export function activate(tag: string, messages: Messages = {}): void {
  translations = messages
  active = tag
  for (const listener of listeners) listener()
}

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
