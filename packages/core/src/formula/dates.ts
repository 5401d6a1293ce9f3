// Arithmetic of dates in formulas. A day without a time is the same day everywhere; a moment has its day in the reader's zone.
import type { DateCell } from '../collection/column'
import { type TimeUnit, timeUnits } from '../collection/schema'
import {
  addMonthsToWall,
  DAY_MS,
  fromWall,
  HOUR_MS,
  MINUTE_MS,
  startOfWallDay,
  wallAt,
  wallParts,
} from '../collection/zone'
import type { DateValue } from './value'

const LAST_MS = 8.64e15

/** Also in the singular. */
export const unitOf = (word: string): TimeUnit | undefined =>
  timeUnits.find(unit => unit === word || unit === `${word}s`)

/** Null beyond what calendars can tell. Seconds are not kept. */
export function dateValue(start: number, hasTime: boolean, end?: number): DateValue | null {
  if (!(Math.abs(start) <= LAST_MS) || (end !== undefined && !(Math.abs(end) <= LAST_MS))) return null
  const whole = (ms: number) => (hasTime ? Math.floor(ms / MINUTE_MS) * MINUTE_MS : startOfWallDay(ms))
  return { date: { start: whole(start), ...(end !== undefined && { end: whole(end) }), hasTime } }
}

/** What clocks show at its start, see `collection/zone.ts`. */
export const wallOf = (date: DateCell, zone: string): number => (date.hasTime ? wallAt(date.start, zone) : date.start)
export const momentOf = (date: DateCell, zone: string): number =>
  date.hasTime ? date.start : fromWall(date.start, zone)
export const endMomentOf = (date: DateCell, zone: string): number =>
  date.end === undefined ? momentOf(date, zone) : date.hasTime ? date.end : fromWall(date.end, zone)

/** The end of a range is dropped. Hours and minutes make a moment of a day. */
export function addToDate(date: DateCell, amount: number, unit: TimeUnit, zone: string): DateValue | null {
  if (unit === 'hours' || unit === 'minutes') {
    const minutes = Math.round(amount * (unit === 'hours' ? 60 : 1))
    return dateValue(momentOf(date, zone) + minutes * MINUTE_MS, true)
  }
  const whole = Math.trunc(amount)
  const wall = wallOf(date, zone)
  const moved =
    unit === 'days' || unit === 'weeks'
      ? wall + whole * (unit === 'weeks' ? 7 : 1) * DAY_MS
      : addMonthsToWall(wall, whole * monthsIn[unit])
  if (!(Math.abs(moved) <= LAST_MS)) return null
  return dateValue(date.hasTime ? fromWall(moved, zone) : moved, date.hasTime)
}
const monthsIn = { years: 12, quarters: 3, months: 1 } as const

/** How many whole units the first is behind the second. */
export function between(a: DateCell, b: DateCell, unit: TimeUnit, zone: string): number {
  if (unit === 'hours' || unit === 'minutes')
    return Math.trunc((momentOf(a, zone) - momentOf(b, zone)) / (unit === 'hours' ? HOUR_MS : MINUTE_MS)) + 0
  const [later, earlier] = [wallOf(a, zone), wallOf(b, zone)]
  if (unit === 'days' || unit === 'weeks')
    return Math.trunc((later - earlier) / (unit === 'weeks' ? 7 * DAY_MS : DAY_MS)) + 0
  return Math.trunc(wholeMonths(later, earlier) / monthsIn[unit]) + 0
}

function wholeMonths(later: number, earlier: number): number {
  if (later < earlier) return -wholeMonths(earlier, later)
  const [to, from] = [wallParts(later), wallParts(earlier)]
  const months = (to.year - from.year) * 12 + to.month - from.month
  return addMonthsToWall(earlier, months) > later ? months - 1 : months
}

/** Today as a day, and now as a moment, in a zone. */
export const dayOf = (ms: number, zone: string): DateValue | null => dateValue(startOfWallDay(wallAt(ms, zone)), false)
