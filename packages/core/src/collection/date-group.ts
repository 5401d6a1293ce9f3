// Dates in groups of the asker's calendar. A group of days is named by its first one, `2026-03-02`; relative ones by what they are.

import type { Buckets, GroupOf } from './buckets'
import { spanAround, today } from './date-bounds'
import type { Grouping, QueryContext } from './query'
import type { DateColumn } from './typed-column'
import { DAY_MS, toWall, wallAt, wallParts } from './zone'

/** How far the last of each lies from today, in days; further away it is months. */
const relative: readonly (readonly [key: string, from: number, to: number])[] = [
  ['last_30_days', -30, -8],
  ['last_7_days', -7, -2],
  ['yesterday', -1, -1],
  ['today', 0, 0],
  ['tomorrow', 1, 1],
  ['next_7_days', 2, 7],
  ['next_30_days', 8, 30],
]

export function dateBuckets(column: DateColumn, by: Grouping['by'], buckets: Buckets, context: QueryContext): GroupOf {
  const { starts, timed } = column
  const unit = by === 'day' || by === 'week' || by === 'year' ? by : 'month'
  const now = today(context)
  /** Days repeat: each is worked out once. */
  const known = new Map<number, number>()
  const bucketOf = (day: number): number => {
    const away = Math.round((day - now) / DAY_MS)
    const near =
      by === 'relative' || by === undefined ? relative.find(([, from, to]) => away >= from && away <= to) : undefined
    if (near) {
      const [key, from] = near
      return buckets.index(key, () => ({ value: key, order: now + from * DAY_MS }))
    }
    const from = by === 'quarter' ? startOfQuarter(day) : spanAround(day, unit, context.weekStart).from
    return buckets.index(dayText(from), () => ({
      value: { start: from, hasTime: false },
      // The month in which a near group lies may begin before it and still hold later days.
      order: by === 'relative' || by === undefined ? monthOrder(from, now) : from,
    }))
  }
  return slot => {
    const start = starts[slot] as number
    if (Number.isNaN(start)) return buckets.none()
    const day = Math.floor((timed[slot] === 1 ? wallAt(start, context.zone) : start) / DAY_MS)
    let index = known.get(day)
    if (index === undefined) known.set(day, (index = bucketOf(day * DAY_MS)))
    return index
  }
}

function startOfQuarter(day: number): number {
  const { year, month } = wallParts(day)
  return toWall({ year, month: month - ((month - 1) % 3), day: 1 })
}

const monthOrder = (from: number, now: number): number =>
  from <= now - 30 * DAY_MS ? from - DAY_MS / 2 : Math.max(from, now + 31 * DAY_MS)

const dayText = (day: number): string =>
  Math.abs(day) <= 8.64e15 ? new Date(day).toISOString().slice(0, 10) : String(day)
