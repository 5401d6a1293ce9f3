// Moving a date into a group of days: it begins on the group's first day, at its own time and for as long as before.
import type { Cell } from '@sheaf/core/collection/column'
import type { Grouping } from '@sheaf/core/collection/query'
import { DAY_MS, fromWall, startOfWallDay, wallAt, wallParts } from '@sheaf/core/collection/zone'
import type { GroupMove } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { dateOf } from './cells'
import { dateValueOf, readDateValue } from './date-value'
import { fieldsIn } from './read-json'

/** Groups that move with the calendar: their days, from today, the nearest first. */
const relativeDays: Readonly<Record<string, readonly [nearest: number, last: number]>> = {
  last_30_days: [-8, -30],
  last_7_days: [-2, -7],
  yesterday: [-1, -1],
  today: [0, 0],
  tomorrow: [1, 1],
  next_7_days: [2, 7],
  next_30_days: [8, 30],
}

interface Days {
  readonly first: number
  readonly holds: (day: number) => boolean
}
function daysOf(group: Cell, { by, now, zone = 'UTC' }: GroupMove): Days | null {
  const moment = dateOf(group)
  if (moment) {
    const first = startOfWallDay(moment.hasTime ? wallAt(moment.start, moment.zone ?? zone) : moment.start)
    return { first, holds: day => isIn(day, first, by) }
  }
  const days = typeof group === 'string' && Object.hasOwn(relativeDays, group) ? relativeDays[group] : undefined
  if (!days || now === undefined) return null
  const today = startOfWallDay(wallAt(now, zone))
  const ends = days.map(away => today + away * DAY_MS)
  return { first: today + days[0] * DAY_MS, holds: day => day >= Math.min(...ends) && day <= Math.max(...ends) }
}
function isIn(day: number, first: number, by: Grouping['by']): boolean {
  const [own, group] = [wallParts(day), wallParts(first)]
  if (by === 'year') return own.year === group.year
  const quarter = (month: number): number => Math.floor((month - 1) / 3)
  if (by === 'quarter') return own.year === group.year && quarter(own.month) === quarter(group.month)
  if (by === 'month' || by === 'relative') return own.year === group.year && own.month === group.month
  return by === 'week' ? day >= first && day < first + 7 * DAY_MS : day === first
}

/** Undefined for a group that nobody could say a day of. */
export function dateInGroup(group: Cell, present: Json | undefined, move: GroupMove = {}): Json | null | undefined {
  if (group === null) return null
  const days = daysOf(group, move)
  if (!days) return undefined
  const cell = readDateValue(present)
  if (!cell) return dateValueOf({ start: days.first, hasTime: false }, 'UTC')
  const zone = cell.zone ?? move.zone ?? 'UTC'
  const wallOf = (at: number): number => (cell.hasTime ? wallAt(at, zone) : at)
  const wall = wallOf(cell.start)
  if (days.holds(startOfWallDay(wall))) return present
  const start = days.first + (wall - startOfWallDay(wall))
  const momentOf = (at: number): number => (cell.hasTime ? fromWall(at, zone) : at)
  const moved = dateValueOf(
    {
      start: momentOf(start),
      hasTime: cell.hasTime,
      zone,
      ...(cell.end === undefined ? {} : { end: momentOf(start + wallOf(cell.end) - wall) }),
    },
    zone,
  )
  const { reminder } = fieldsIn(present)
  return moved === null ? undefined : { ...fieldsIn(moved), ...(reminder === undefined ? {} : { reminder }) }
}
