// What a condition on dates comes down to: from where to where. Days are days of the asker's calendar: a cell without a time is
// compared with them as it is, a moment with the moments at which they begin and end there.
import type { Json } from '../validation/checks'
import type { DateWindow, QueryContext, RelativeDay } from './query'
import {
  addMonthsToWall,
  DAY_MS,
  fromWall,
  MINUTE_MS,
  startOfWallDay,
  startOfWallWeek,
  toWall,
  wallAt,
  wallParts,
} from './zone'

/** From (with) to (without), on walls; see zone.ts. */
interface WallSpan {
  readonly from: number
  readonly to: number
}
/** The same for cells that are days and for cells that are moments. */
export interface DateBounds {
  readonly dayFrom: number
  readonly dayTo: number
  readonly from: number
  readonly to: number
}

const boundsOf = ({ from, to }: WallSpan, zone: string): DateBounds => ({
  dayFrom: from,
  dayTo: to,
  from: Number.isFinite(from) ? fromWall(from, zone) : from,
  to: Number.isFinite(to) ? fromWall(to, zone) : to,
})

export const today = ({ now, zone }: QueryContext): number => startOfWallDay(wallAt(now, zone))

const relativeDays: Readonly<Record<RelativeDay, (day: number) => number>> = {
  today: day => day,
  tomorrow: day => day + DAY_MS,
  yesterday: day => day - DAY_MS,
  one_week_ago: day => day - 7 * DAY_MS,
  one_week_from_now: day => day + 7 * DAY_MS,
  one_month_ago: day => addMonthsToWall(day, -1),
  one_month_from_now: day => addMonthsToWall(day, 1),
}
const isRelative = (text: unknown): text is RelativeDay =>
  typeof text === 'string' && Object.prototype.hasOwnProperty.call(relativeDays, text)

const justDay = /^(\d{4})-(\d\d)-(\d\d)$/
const hasOffset = /(?:z|[+-]\d\d:?\d\d)$/i

/** The day or the minute that is meant; also of the bare text that the public interface sends. */
export function readDateValue(value: Json | undefined, context: QueryContext): DateBounds | null {
  const given = isObject(value) ? (value['relative'] ?? value['at']) : value
  if (isRelative(given)) {
    const day = relativeDays[given](today(context))
    return boundsOf({ from: day, to: day + DAY_MS }, context.zone)
  }
  if (typeof given !== 'string') return null
  const [, year, month, day] = justDay.exec(given) ?? []
  if (year && month && day) {
    const wall = toWall({ year: Number(year), month: Number(month), day: Number(day) })
    return boundsOf({ from: wall, to: wall + DAY_MS }, context.zone)
  }
  const parsed = Date.parse(hasOffset.test(given) ? given : `${given}Z`)
  if (Number.isNaN(parsed)) return null
  const moment = hasOffset.test(given) ? parsed : fromWall(parsed, context.zone)
  const from = Math.floor(moment / MINUTE_MS) * MINUTE_MS
  const wall = wallAt(from, context.zone)
  return { dayFrom: wall, dayTo: wall + MINUTE_MS, from, to: from + MINUTE_MS }
}

/** The past and the next ones reach from today, which belongs to both; this one is the whole of it, by the calendar. */
export function readWindow(value: Json | undefined, context: QueryContext): DateBounds | null {
  if (!isObject(value)) return null
  const { direction, unit } = value as Partial<DateWindow>
  const count = value['count'] ?? 1
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 10_000) return null
  if (unit !== 'day' && unit !== 'week' && unit !== 'month' && unit !== 'year') return null
  const day = today(context)
  if (direction === 'this') return boundsOf(spanAround(day, unit, context.weekStart), context.zone)
  if (direction === 'past') return boundsOf({ from: moved(day, unit, -count), to: day + DAY_MS }, context.zone)
  if (direction === 'next') return boundsOf({ from: day, to: moved(day, unit, count) + DAY_MS }, context.zone)
  return null
}

export function readSpan(value: Json | undefined, context: QueryContext): DateBounds | null {
  if (!isObject(value)) return null
  const start = readDateValue(value['start'], context)
  const end = readDateValue(value['end'], context)
  return start && end ? { dayFrom: start.dayFrom, dayTo: end.dayTo, from: start.from, to: end.to } : null
}

/** The day, week, month or year that a wall lies in. */
export function spanAround(wall: number, unit: DateWindow['unit'], weekStart: number): WallSpan {
  const { year, month } = wallParts(wall)
  switch (unit) {
    case 'day':
      return { from: startOfWallDay(wall), to: startOfWallDay(wall) + DAY_MS }
    case 'week': {
      const from = startOfWallWeek(wall, weekStart)
      return { from, to: from + 7 * DAY_MS }
    }
    case 'month':
      return { from: toWall({ year, month, day: 1 }), to: toWall({ year, month: month + 1, day: 1 }) }
    case 'year':
      return { from: toWall({ year, month: 1, day: 1 }), to: toWall({ year: year + 1, month: 1, day: 1 }) }
  }
}

const moved = (day: number, unit: DateWindow['unit'], count: number): number =>
  unit === 'day'
    ? day + count * DAY_MS
    : unit === 'week'
      ? day + count * 7 * DAY_MS
      : addMonthsToWall(day, unit === 'month' ? count : count * 12)

export const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
