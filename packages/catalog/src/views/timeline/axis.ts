// The axis of a timeline: between times and pixels, and the marks along it. Times are walls, so that every day is as wide as the
// others, where clocks change too. Pixels count from where reading begins.
import {
  addMonthsToWall,
  DAY_MS,
  HOUR_MS,
  startOfWallDay,
  startOfWallWeek,
  toWall,
  wallParts,
} from '@sheaf/core/collection/zone'
import type { DaySpan } from '../day-spans'
import type { Scale, Unit } from './zooms'

/** Browsers lose precision in very wide boxes: an axis is a piece of time, laid anew where somebody comes near its end. */
const WIDEST_PX = 400_000
const LONGEST_DAYS = 36_525

export interface Axis {
  readonly scale: Scale
  /** The wall at pixel 0. */
  readonly start: number
  readonly end: number
  readonly width: number
}

export function axisAround(center: number, scale: Scale): Axis {
  const days = Math.min(LONGEST_DAYS, Math.floor(WIDEST_PX / scale.dayPx))
  const start = startOfWallDay(center) - Math.floor(days / 2) * DAY_MS
  return { scale, start, end: start + days * DAY_MS, width: days * scale.dayPx }
}

export const pxAt = ({ start, scale }: Axis, wall: number): number => ((wall - start) / DAY_MS) * scale.dayPx
export const wallAtPx = ({ start, scale }: Axis, px: number): number => start + (px / scale.dayPx) * DAY_MS

/** Scrolled so near to an end that the axis has to be laid anew. */
export const isNearEnd = ({ width }: Axis, left: number, seen: number): boolean =>
  width > seen * 4 && (left < seen || left > width - seen * 2)

const LEAST_BAR_PX = 8
export interface BarPlace {
  readonly from: number
  readonly width: number
}
export function barPlace(axis: Axis, span: DaySpan): BarPlace {
  const from = pxAt(axis, span.start)
  return { from, width: Math.max(LEAST_BAR_PX, pxAt(axis, span.end) - from) }
}

/** By how much something moves when it is drawn over so many pixels. */
export function snapBy({ scale }: Axis, px: number, hasTime: boolean): number {
  const step = hasTime ? scale.snapMs : Math.max(DAY_MS, scale.snapMs)
  return Math.round(((px / scale.dayPx) * DAY_MS) / step) * step
}

export function startOfUnit(wall: number, unit: Unit, weekStart: number): number {
  const { year, month } = wallParts(wall)
  switch (unit) {
    case 'hour':
      return Math.floor(wall / HOUR_MS) * HOUR_MS
    case 'six_hours':
      return Math.floor(wall / (6 * HOUR_MS)) * 6 * HOUR_MS
    case 'day':
      return startOfWallDay(wall)
    case 'week':
      return startOfWallWeek(wall, weekStart)
    case 'month':
      return toWall({ year, month, day: 1 })
    case 'quarter':
      return toWall({ year, month: month - ((month - 1) % 3), day: 1 })
    case 'year':
      return toWall({ year, month: 1, day: 1 })
  }
}

const months: Partial<Readonly<Record<Unit, number>>> = { month: 1, quarter: 3, year: 12 }
const lengths: Partial<Readonly<Record<Unit, number>>> = {
  hour: HOUR_MS,
  six_hours: 6 * HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
}
/** Months on: the last day of one that is shorter. */
export const addUnits = (wall: number, unit: Unit, count: number): number => {
  const inMonths = months[unit]
  return inMonths === undefined ? wall + (lengths[unit] ?? DAY_MS) * count : addMonthsToWall(wall, inMonths * count)
}

export interface Mark {
  readonly at: number
  readonly from: number
  readonly width: number
}
/** The marks of a unit that are seen between two pixels. */
export function marksOf(
  axis: Axis,
  unit: Unit,
  weekStart: number,
  seen: { left: number; right: number },
): readonly Mark[] {
  const marks: Mark[] = []
  const last = Math.min(wallAtPx(axis, seen.right), axis.end)
  let at = startOfUnit(Math.max(wallAtPx(axis, seen.left), axis.start), unit, weekStart)
  while (at < last) {
    const next = addUnits(at, unit, 1)
    const from = pxAt(axis, at)
    marks.push({ at, from, width: pxAt(axis, next) - from })
    at = next
  }
  return marks
}
