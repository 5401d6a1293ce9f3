// Spans that are moved by a rule, not by hand, do not begin or end on a weekend, and keep as many days of work as they had.
import { DAY_MS } from '@sheaf/core/collection/zone'
import { type Day, type DaySpan, dayAt, firstDay, lastDay, wholeDays } from '../day-spans'

/** The first of January 1970 was a Thursday. */
const isWeekend = (day: Day): boolean => ((((day + 4) % 7) + 7) % 7) % 6 === 0
const nextWorkDay = (day: Day): Day => (isWeekend(day) ? nextWorkDay(day + 1) : day)

export function keepOffWeekends(before: DaySpan, moved: DaySpan): DaySpan {
  const first = nextWorkDay(firstDay(moved))
  if (moved.hasTime) {
    const start = moved.start + (first - firstDay(moved)) * DAY_MS
    const end = start + (moved.end - moved.start)
    const last = lastDay({ start, end, hasTime: true })
    return { start, end: end + (nextWorkDay(last) - last) * DAY_MS, hasTime: true }
  }
  let work = 0
  for (let day = dayAt(before.start); day <= lastDay(before); day++) if (!isWeekend(day)) work++
  let last = first
  // What lay on a weekend only is worth a day.
  for (let left = Math.max(work, 1) - 1; left > 0; left--) last = nextWorkDay(last + 1)
  return wholeDays(first, last)
}
