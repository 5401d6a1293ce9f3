// Words as a number, whoever wrote them: "1.234,50 €", "(1,200)", "12 %", "1e6", "about 12 apples".
import type { Property } from '@sheaf/core/collection/schema'
import type { Taken } from '@sheaf/core/kinds/property-kind'
import { numberFormatter } from './number-format'
import { plainDigits } from './plain-digits'
import { kept, lost, nothing, partly } from './taken'

const token = /[+-]?\s?(?:\d+(?:[.,'’_]\d+|\s\d{3}(?!\d))*|[.,]\d+)(?:[eE][+-]?\d+)?/
/** Signs of money that stand beside a number. */
const moneySigns = /\p{Sc}|\b(?:[A-Z]{1,3}\$|[A-Z]{3}|kr|zł|Kč|Ft|lei|RM|Rp|TL|Bs)\b\.?|R\$?|S\/|د\.إ\.?|ر\.س\.?/gu

export function parseNumber(words: string, property: Property, locale: string): Taken {
  const text = plainDigits(words).trim()
  if (text === '') return nothing
  // A minus may stand before the sign of money.
  const beforeMoney = /^-\s*(?=[^\d\s-])/.test(text)
  const match = token.exec(text)
  if (!match) return lost
  const value = Number(normalised(match[0].replaceAll(/\s/g, ''), locale))
  if (!Number.isFinite(value)) return lost
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  const inBrackets = before.replaceAll(moneySigns, '').trim().endsWith('(') && /^[^)]{0,5}\)/.test(after)
  const trailingMinus = after.trim() === '-'
  const signed = inBrackets || trailingMinus || (beforeMoney && value > 0) ? -value : value
  const result = /^\s*%/.test(after) || /%\s*$/.test(before) ? hundredth(signed) : signed
  return isDecoration(`${before} ${after}`, property, locale) ? kept(plainZero(result)) : partly(plainZero(result))
}
const plainZero = (value: number): number => (value === 0 ? 0 : value)
/** By moving the point: 1.1 / 100 is not what 1.1 % means to a person. */
const hundredth = (value: number): number => {
  const [digits = '0', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) - 2}`)
}

/** Nothing but what a number is decorated with. */
function isDecoration(rest: string, property: Property, locale: string): boolean {
  const own = numberFormatter(property, locale)
    .formatToParts(1)
    .flatMap(({ type, value }) => (type === 'currency' ? [plainDigits(value)] : []))
  const without = own.reduce((left, sign) => left.replaceAll(sign, ''), rest)
  return without.replaceAll(moneySigns, '').replaceAll(/[\s()%+-]/g, '') === ''
}

/** With a point for decimals and nothing else. */
function normalised(text: string, locale: string): string {
  const [mantissa = '', exponent] = text.replaceAll(/['’_]/g, '').split(/[eE]/)
  const end = exponent === undefined ? '' : `e${exponent}`
  const points = mantissa.split('.').length - 1
  const commas = mantissa.split(',').length - 1
  const decimal = decimalIn(mantissa, points, commas, locale)
  const group = decimal === '.' ? ',' : decimal === ',' ? '.' : /[.,]/g
  return mantissa.replaceAll(group, '').replace(',', '.') + end
}
function decimalIn(text: string, points: number, commas: number, locale: string): '.' | ',' | null {
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  if (points + commas === 0 || points + commas > 1) return null
  const sign = points === 1 ? '.' : ','
  if (sign === decimalSign(locale)) return sign
  // The other sign, once: thousands where it looks like them.
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? null : sign
}
const signs = new Map<string, string>()
function decimalSign(locale: string): string {
  const known = signs.get(locale)
  if (known) return known
  const part = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')
  const sign = plainDigits(part?.value ?? '.')
  signs.set(locale, sign)
  return sign
}
