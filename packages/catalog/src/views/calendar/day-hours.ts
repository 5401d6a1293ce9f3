// A day by its hours: which items stand in it, how high, and beside how many others.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sheaf/core/collection/zone'
import { type Day, type DaySpan, wallOfDay } from '../day-spans'
import { lanesAround } from '../span-lanes'
import type { Dated } from './week-segments'

/** Pointers and keys move times by this much. */
export const STEP_MS = 15 * MINUTE_MS
/** What has no length is drawn, and made, this long. */
export const USUAL_MS = HOUR_MS
const LEAST_MS = 30 * MINUTE_MS

/** Whole days, and what lasts one or longer, stand above the hours. */
export const isAbove = ({ start, end, hasTime }: DaySpan): boolean => !hasTime || end - start >= DAY_MS

export interface HourBlock<Id = string> extends Dated<Id> {
  /** Hours from midnight. */
  readonly top: number
  readonly hours: number
  readonly lane: number
  readonly lanes: number
}

export function hourBlocks<Id>(items: readonly Dated<Id>[], day: Day): readonly HourBlock<Id>[] {
  const midnight = wallOfDay(day)
  const next = midnight + DAY_MS
  const placed = items
    .flatMap(item => {
      const { start, end } = item.span
      if (isAbove(item.span) || start >= next || (end <= midnight && start < midnight)) return []
      const from = Math.max(start, midnight)
      const to = Math.min(next, end > start ? Math.max(end, from + LEAST_MS) : start + USUAL_MS)
      return [{ item, start: from, end: to }]
    })
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const lanes = lanesAround(placed)
  return placed.map(({ item, start, end }, i) => ({
    ...item,
    top: (start - midnight) / HOUR_MS,
    hours: (end - start) / HOUR_MS,
    lane: lanes[i]?.lane ?? 0,
    lanes: lanes[i]?.lanes ?? 1,
  }))
}

/** The time at so many hours of a day, on the nearest step before it. */
export const timeAt = (day: Day, hours: number): number =>
  wallOfDay(day) + Math.min(Math.max(0, Math.floor((hours * HOUR_MS) / STEP_MS) * STEP_MS), DAY_MS - STEP_MS)

export const steps = (ms: number): number => Math.round(ms / STEP_MS) * STEP_MS
