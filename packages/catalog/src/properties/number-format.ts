// Numbers in words: plain, with separators, as percent, or as money, by the reader's language.
import type { Property } from '@sheaf/core/collection/schema'
import { between, type Check, type Json, oneOf } from '@sheaf/core/validation/checks'
import { stringIn } from './read-json'

/** Names of formats that are money, with their codes (ISO 4217). */
export const currencies: Readonly<Record<string, string>> = {
  dollar: 'USD',
  euro: 'EUR',
  pound: 'GBP',
  yen: 'JPY',
  ruble: 'RUB',
  rupee: 'INR',
  won: 'KRW',
  yuan: 'CNY',
  real: 'BRL',
  lira: 'TRY',
  rupiah: 'IDR',
  franc: 'CHF',
  hong_kong_dollar: 'HKD',
  new_zealand_dollar: 'NZD',
  krona: 'SEK',
  norwegian_krone: 'NOK',
  mexican_peso: 'MXN',
  rand: 'ZAR',
  new_taiwan_dollar: 'TWD',
  danish_krone: 'DKK',
  zloty: 'PLN',
  baht: 'THB',
  forint: 'HUF',
  koruna: 'CZK',
  shekel: 'ILS',
  chilean_peso: 'CLP',
  philippine_peso: 'PHP',
  dirham: 'AED',
  colombian_peso: 'COP',
  riyal: 'SAR',
  ringgit: 'MYR',
  leu: 'RON',
  argentine_peso: 'ARS',
  uruguayan_peso: 'UYU',
  singapore_dollar: 'SGD',
  australian_dollar: 'AUD',
  canadian_dollar: 'CAD',
  peruvian_sol: 'PEN',
}
export const numberFormats = ['number', 'number_with_commas', 'percent', ...Object.keys(currencies)] as [
  string,
  ...string[],
]
const MAX_DECIMALS = 20

export const numberFormatChecks: Readonly<Record<string, Check<Json>>> = {
  format: oneOf(...numberFormats),
  decimals: between(0, MAX_DECIMALS),
}

type Rounding = 'exact' | 'rounded' | 'tiny'

const formatters = new Map<string, Intl.NumberFormat>()
export function numberFormatter(property: Property, locale: string, rounding: Rounding = 'exact'): Intl.NumberFormat {
  const format = stringIn(property['format'])
  const decimals = Number.isInteger(property['decimals']) ? (property['decimals'] as number) : null
  const key = `${locale}|${format}|${decimals}|${rounding}`
  const before = formatters.get(key)
  if (before) return before
  if (formatters.size > 500) formatters.clear()
  const made = new Intl.NumberFormat(locale, optionsFor(format, decimals, rounding))
  formatters.set(key, made)
  return made
}
/** As many digits as a number can be told apart by: what lies behind them is noise of computing in twos. */
const exact = { maximumSignificantDigits: 15 }

function optionsFor(format: string, decimals: number | null, rounding: Rounding): Intl.NumberFormatOptions {
  const bounded = decimals === null ? null : Math.min(Math.max(decimals, 0), MAX_DECIMALS)
  const isPercent = format === 'percent'
  const unasked =
    rounding === 'exact'
      ? exact
      : rounding === 'tiny'
        ? { maximumSignificantDigits: 2 }
        : { maximumFractionDigits: isPercent ? 1 : 2 }
  const digits = bounded === null ? unasked : { minimumFractionDigits: bounded, maximumFractionDigits: bounded }
  const currency = Object.hasOwn(currencies, format) ? currencies[format] : undefined
  // Money has the decimals that its country writes, unless somebody says otherwise.
  if (currency) return { style: 'currency', currency, ...(bounded === null ? {} : digits) }
  if (isPercent) return { style: 'percent', ...digits }
  // A number that somebody wrote may be a year; one that was computed is not.
  const isGrouped = format === 'number_with_commas' || (rounding !== 'exact' && format === '')
  return { useGrouping: isGrouped, ...digits }
}

export const numberWords = (value: number | null, property: Property, locale: string): string =>
  value === null ? '' : numberFormatter(property, locale).format(value)

const SMALLEST_ROUNDED = 0.01
/** Of what was computed: as exact as people read it. */
export const roundedWords = (value: number, property: Property, locale: string): string => {
  const isTiny = value !== 0 && Math.abs(value) < SMALLEST_ROUNDED
  return numberFormatter(property, locale, isTiny ? 'tiny' : 'rounded').format(value)
}
