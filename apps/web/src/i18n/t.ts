// The door for every word on screen: English in place, ICU for what depends on a number, Intl for dates and figures. The
// message itself is the key, so a missing translation reads as English.
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

type Values = Readonly<Record<string, string | number>>

export const SOURCE_LOCALE = 'en-US'

const i18n = setupI18n({ locale: SOURCE_LOCALE, messages: { [SOURCE_LOCALE]: {} } })
const compiled = new Map<string, ReturnType<typeof compileMessage>>()

/** The message in the active language. Messages are literals: `tools/extract-strings.mjs` collects them. */
export function t(message: string, values?: Values): string {
  const translation = translations[message] ?? message
  if (!translation.includes('{')) return translation
  let parts = compiled.get(translation)
  if (!parts) compiled.set(translation, (parts = compileMessage(translation)))
  // Handed in compiled, so that nothing is parsed twice.
  i18n.messages[translation] = parts
  return i18n._(translation, values)
}

/** For the words of kinds, which are data: the collector reads them from the catalog. */
export const tKind: (text: string) => string = t

let translations: Readonly<Record<string, string>> = {}

/** Before the first screen is drawn. English needs no messages. */
export function activate(locale: string, messages: Readonly<Record<string, string>> = {}): void {
  translations = messages
  i18n.loadAndActivate({ locale, messages: {} })
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}

export const activeLocale = (): string => i18n.locale

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(i18n.locale, options).format(value)

export const formatDate = (timeMs: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  new Intl.DateTimeFormat(i18n.locale, options).format(timeMs)

/** "Ana, Ben and Cleo", as the language joins names. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(items)
