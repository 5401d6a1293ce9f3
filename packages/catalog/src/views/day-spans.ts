// Where a date lies on the calendar of whoever looks. Everything is a "wall" (see zone.ts): what clocks there show, so that moving by
// days keeps the time of day where clocks change. Days without a time are the same days in every zone.
import type { Cell, DateCell } from '@sheaf/core/collection/column'
import { DAY_MS, fromWall, wallAt } from '@sheaf/core/collection/zone'

/** Counted from the first of January 1970. */
export type Day = number

export interface DaySpan {
  readonly start: number
  /** Behind the last day, or the moment at which it ends; equal to the start for a moment without length. */
  readonly end: number
  readonly hasTime: boolean
}

export const dayAt = (wall: number): Day => Math.floor(wall / DAY_MS)
export const wallOfDay = (day: Day): number => day * DAY_MS
export const todayIn = (zone: string, now: number): Day => dayAt(wallAt(now, zone))

export const dateIn = (cell: Cell): DateCell | null =>
  typeof cell === 'object' && cell !== null && 'start' in cell ? cell : null

export function spanOf({ start, end = start, hasTime }: DateCell, zone: string): DaySpan {
  if (!hasTime) return { start, end: Math.max(start, end) + DAY_MS, hasTime }
  const from = wallAt(start, zone)
  return { start: from, end: Math.max(from, wallAt(end, zone)), hasTime }
}

/** Back to a date; `written` is the zone that it keeps, if it has one of its own. */
export function dateOfSpan({ start, end, hasTime }: DaySpan, zone: string, written?: string): DateCell {
  if (!hasTime) {
    const last = end - DAY_MS
    return { start, hasTime, ...(last > start ? { end: last } : {}) }
  }
  const from = fromWall(start, zone)
  const to = fromWall(end, zone)
  return { start: from, hasTime, ...(to > from ? { end: to } : {}), ...(written ? { zone: written } : {}) }
}

export const firstDay = (span: DaySpan): Day => dayAt(span.start)
/** What ends at midnight does not touch the day that begins then. */
export const lastDay = (span: DaySpan): Day => dayAt(Math.max(span.start, span.end - 1))
export const daysLong = (span: DaySpan): number => lastDay(span) - firstDay(span) + 1

export const wholeDays = (first: Day, last: Day = first): DaySpan => ({
  start: wallOfDay(Math.min(first, last)),
  end: wallOfDay(Math.max(first, last) + 1),
  hasTime: false,
})

export const moveSpan = ({ start, end, hasTime }: DaySpan, byMs: number): DaySpan => ({
  start: start + byMs,
  end: end + byMs,
  hasTime,
})

export type Edge = 'start' | 'end'
/** One end moves, never past the other: a day stays a day, a moment a moment. */
export function stretchSpan(span: DaySpan, edge: Edge, byMs: number): DaySpan {
  const least = span.hasTime ? 0 : DAY_MS
  if (edge === 'start') return { ...span, start: Math.min(span.start + byMs, span.end - least) }
  return { ...span, end: Math.max(span.end + byMs, span.start + least) }
}

/** In front: what begins first, and of those the longest. */
export const bySpan = (a: DaySpan, b: DaySpan): number =>
  firstDay(a) - firstDay(b) || daysLong(b) - daysLong(a) || Number(a.hasTime) - Number(b.hasTime) || a.start - b.start
