// Round quotation marks, as a language writes them.

type Quotes = readonly [open: string, close: string, openSingle: string, closeSingle: string]
const english: Quotes = ['“', '”', '‘', '’']
const german: Quotes = ['„', '“', '‚', '‘']
const french: Quotes = ['«\u202F', '\u202F»', '‹\u202F', '\u202F›']
const pointed: Quotes = ['«', '»', '“', '”']
const swedish: Quotes = ['”', '”', '’', '’']
const corner: Quotes = ['「', '」', '『', '』']
/** By language; others are written as in English. */
const byLanguage: Readonly<Record<string, Quotes>> = {
  de: german,
  cs: german,
  sk: german,
  fr: french,
  es: pointed,
  it: pointed,
  ru: pointed,
  uk: pointed,
  nb: pointed,
  no: pointed,
  pt: english,
  pl: ['„', '”', '‚', '’'],
  fi: swedish,
  sv: swedish,
  da: ['»', '«', '›', '‹'],
  ja: corner,
}
/** A quote after one of these opens. */
const opens = /(?:^|[\s([{<\u2014\u2013/“‘„«‚‹「『\u202F-])$/u

/** What the straight quote that a text ends with becomes; null when it ends with none. */
export function quoteFor(text: string, locale: string): string | null {
  const typed = text.at(-1)
  if (typed !== '"' && typed !== "'") return null
  const [open, close, openSingle, closeSingle] = byLanguage[locale.split('-')[0] ?? ''] ?? english
  const isOpening = opens.test(text.slice(0, -1))
  if (typed === '"') return isOpening ? open : close
  // After a letter it is an apostrophe in every language.
  return isOpening ? openSingle : /[\p{L}\p{N}]'$/u.test(text) ? '’' : closeSingle
}
