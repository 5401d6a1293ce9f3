// The days of a month or a week as rows and columns, and where keys lead among them.
import { addMonthsToWall, isoWeekday, startOfWallWeek } from '@sheaf/core/collection/zone'
import { type Day, dayAt, wallOfDay } from '../day-spans'

const WEEK = 7

const startOfWeek = (day: Day, weekStart: number): Day => dayAt(startOfWallWeek(wallOfDay(day), weekStart))
export const addMonths = (day: Day, months: number): Day => dayAt(addMonthsToWall(wallOfDay(day), months))
export const firstOfMonth = (day: Day): Day => day + 1 - new Date(wallOfDay(day)).getUTCDate()
export const isSameMonth = (a: Day, b: Day): boolean => firstOfMonth(a) === firstOfMonth(b)
export const isWeekend = (day: Day): boolean => isoWeekday(wallOfDay(day)) > 5

export interface Week {
  readonly weekStart: number
  readonly showWeekends: boolean
}

export const weekOf = (day: Day, { weekStart, showWeekends }: Week): readonly Day[] => {
  const first = startOfWeek(day, weekStart)
  return Array.from({ length: WEEK }, (_, i) => first + i).filter(one => showWeekends || !isWeekend(one))
}

/** Every week that has a day of the month. */
export function monthWeeks(day: Day, week: Week): readonly (readonly Day[])[] {
  const first = firstOfMonth(day)
  const next = addMonths(first, 1)
  const weeks: (readonly Day[])[] = []
  for (let at = startOfWeek(first, week.weekStart); at < next; at += WEEK) weeks.push(weekOf(at, week))
  // A month that begins on a hidden weekend has nothing in its first week.
  return weeks.filter(days => days.some(one => isSameMonth(one, day)))
}

/** A day that is hidden gives way to the next one in the direction of travel. */
export function seenDay(day: Day, forward: boolean, { showWeekends }: Week): Day {
  if (showWeekends) return day
  let seen = day
  while (isWeekend(seen)) seen += forward ? 1 : -1
  return seen
}

/** Where a key leads from a day, or null. Arrows follow the eye: in right-to-left text the next day is on the left. */
export function dayByKey(day: Day, key: string, week: Week, isRtl: boolean): Day | null {
  const forward = isRtl ? -1 : 1
  const days = weekOf(day, week)
  const steps: Readonly<Record<string, Day | undefined>> = {
    ArrowRight: day + forward,
    ArrowLeft: day - forward,
    ArrowDown: day + WEEK,
    ArrowUp: day - WEEK,
    PageDown: addMonths(day, 1),
    PageUp: addMonths(day, -1),
    Home: days[0],
    End: days.at(-1),
  }
  const next = steps[key]
  return next === undefined ? null : seenDay(next, next >= day, week)
}
