// Which values are the same, and which comes first.
import { endMomentOf, momentOf } from './dates'
import type { Frame } from './frame'
import { collator } from './intl'
import { type FormulaValue, isDate, isList, isPage, isPerson, isStyled, isText } from './value'
import { plainText } from './words'

/** Empty is the same as no text and as no items, and as no; it is not the same as zero. */
export function isSame(a: FormulaValue, b: FormulaValue, frame: Frame): boolean {
  if (a === b) return true
  if (a === null) return isNothing(b)
  if (b === null) return isNothing(a)
  if (isText(a) && isText(b)) {
    const [left, right] = [textOf(a), textOf(b)]
    if (left.length !== right.length) return false
    frame.checkText(left.length)
    return left === right
  }
  if (isList(a) && isList(b)) {
    frame.spend(a.length)
    return a.length === b.length && a.every((item, index) => isSame(item, b[index] ?? null, frame))
  }
  const { zone } = frame.host
  if (isDate(a) && isDate(b))
    return momentOf(a.date, zone) === momentOf(b.date, zone) && endMomentOf(a.date, zone) === endMomentOf(b.date, zone)
  if (isPerson(a) && isPerson(b)) return a.person === b.person
  return isPage(a) && isPage(b) && a.page === b.page
}
const isNothing = (value: FormulaValue): boolean =>
  value === null || value === '' || value === false || (isList(value) && value.length === 0)
const textOf = (value: FormulaValue): string =>
  isStyled(value) ? plainText(value) : typeof value === 'string' ? value : ''

/** Negative where the first comes first; null where one of them is empty or they have no order among them. */
export function orderOf(a: FormulaValue, b: FormulaValue, frame: Frame): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (a === null || b === null) return null
  if (isText(a) && isText(b)) {
    const [left, right] = [textOf(a), textOf(b)]
    frame.checkText(Math.min(left.length, right.length))
    return collator(frame.host.locale).compare(left, right)
  }
  if (isDate(a) && isDate(b)) return momentOf(a.date, frame.host.zone) - momentOf(b.date, frame.host.zone)
  return typeof a === 'boolean' && typeof b === 'boolean' ? Number(a) - Number(b) : null
}

/** For what is the same only: finds it among many at once. */
export function sameKey(value: FormulaValue, frame: Frame): string {
  if (isText(value)) return frame.text(`t${textOf(value)}`)
  if (isDate(value)) return `d${momentOf(value.date, frame.host.zone)}-${endMomentOf(value.date, frame.host.zone)}`
  if (isPerson(value)) return `p${value.person}`
  if (isPage(value)) return `r${value.page}`
  if (isList(value)) {
    frame.spend(value.length)
    const keys = value.map(item => sameKey(item, frame))
    return frame.text(`l${keys.map(key => `${key.length}:${key}`).join('')}`)
  }
  return `v${String(value)}`
}
