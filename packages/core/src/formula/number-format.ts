// Numbers in words by a named format.
import { numberFormat } from './intl'

/** By the names that people know from settings of number properties. */
const currencies: Readonly<Record<string, string>> = {
  dollar: 'usd',
  euro: 'eur',
  pound: 'gbp',
  yen: 'jpy',
  yuan: 'cny',
  rupee: 'inr',
  won: 'krw',
  real: 'brl',
  franc: 'chf',
}
const MAX_PLACES = 20

/** Null for a format that nobody knows. */
export function formatNumberAs(value: number, name: string, places: number | undefined, locale: string): string | null {
  const format = name.toLowerCase()
  const digits = places === undefined ? undefined : Math.max(0, Math.min(MAX_PLACES, Math.trunc(places)))
  const exact = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const free = digits === undefined ? { maximumFractionDigits: MAX_PLACES } : exact
  const write = (options: Intl.NumberFormatOptions): string =>
    numberFormat(locale, JSON.stringify(options)).format(value)
  if (format === 'number') return write({ useGrouping: false, ...free })
  if (format === 'commas' || format === 'number_with_commas') return write(free)
  if (format === 'percent')
    return write({ style: 'percent', ...free, ...(digits === undefined && { maximumFractionDigits: 10 }) })
  if (format === 'compact' || format === 'humanize') return write({ notation: 'compact', ...exact })
  const currency = currencies[format] ?? format
  return /^[a-z]{3}$/.test(currency) ? write({ style: 'currency', currency, ...exact }) : null
}
