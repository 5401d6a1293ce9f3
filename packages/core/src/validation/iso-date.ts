// ISO 8601 dates: calendar, week and ordinal dates, alone or with a time of day. A time without a date is no date, and a day
// that does not exist (30 February) is none either.
import { type Check, custom } from './checks'

const datePart =
  /^(?:[+-]\d{2})?(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d))?|-W(?<week>\d\d)(?:-[1-7])?|-(?<ordinal>\d{3})|(?<basic>\d{4}))?$/
const timePart =
  /^(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d))?)?(?:[.,]\d{1,9})?(?<zone>Z|[+-]\d\d(?::?[0-5]\d)?)?$/
/** Longer than any form that is accepted. */
const MAX_LENGTH = 64

export function isIsoDateString(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return false
  const [date = '', time, ...more] = value.split(/[T ]/)
  if (more.length > 0) return false
  return time === undefined ? isDate(date, false) : isDate(date, true) && isTime(time)
}

/** `whole`: down to the day, as a time of day needs it. */
function isDate(text: string, whole: boolean): boolean {
  const groups = datePart.exec(text)?.groups
  if (!groups) return false
  const year = Number(groups['year'])
  if (groups['week'] !== undefined) return isWithin(groups['week'], 1, 53) && (!whole || text.length > 8)
  if (groups['ordinal'] !== undefined) return isWithin(groups['ordinal'], 1, isLeapYear(year) ? 366 : 365)
  const month = groups['basic']?.slice(0, 2) ?? groups['month']
  const day = groups['basic']?.slice(2) ?? groups['day']
  if (day === undefined && whole) return false
  if (month !== undefined && !isWithin(month, 1, 12)) return false
  return day === undefined || isWithin(day, 1, daysIn(year, Number(month)))
}

function isTime(text: string): boolean {
  const groups = timePart.exec(text)?.groups
  if (!groups) return false
  const { hour = '', minute = '00', second = '00' } = groups
  // Midnight at the end of a day is written 24:00; a leap second has the number 60.
  if (hour === '24') return /^2400?(?:00)?(?:[.,]0+)?(?:Z|[+-].*)?$/.test(text.replaceAll(':', ''))
  return isWithin(hour, 0, 23) && isWithin(minute, 0, 59) && isWithin(second, 0, 60) && isZone(groups['zone'])
}

const isZone = (zone: string | undefined): boolean => !zone || zone === 'Z' || isWithin(zone.slice(1, 3), 0, 23)
const isWithin = (digits: string, min: number, max: number): boolean => Number(digits) >= min && Number(digits) <= max
const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Apart from the other checks, which are part of the first load. */
export const isoDate: Check<string> = custom(isIsoDateString, 'a valid ISO 8601 date string', {
  type: 'string',
  description: 'ISO 8601',
})
