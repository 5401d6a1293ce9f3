// Where rows that wait for others come to lie when one is put to another time. All times are walls (see day-spans.ts), so that days
// are days where clocks change. Rows may wait for several, in chains, and in circles, which end where they began.
import type { Shift } from '@sheaf/core/collection/row-links'
import { DAY_MS } from '@sheaf/core/collection/zone'
import type { Uuid } from '@sheaf/core/ids'
import { type DaySpan, dayAt, moveSpan } from '../day-spans'
import { keepOffWeekends } from './weekends'

interface Waiting {
  readonly spanOf: (row: Uuid) => DaySpan | null
  /** Those that wait for a row. */
  readonly followersOf: (row: Uuid) => readonly Uuid[]
  /** Those that a row waits for. */
  readonly blockersOf: (row: Uuid) => readonly Uuid[]
  readonly shift: Shift
  readonly avoidsWeekends: boolean
}

/** What else moves, by row; never the row itself, which lies where the person put it. */
export function shiftWaiting(moved: Uuid, to: DaySpan, waiting: Waiting): ReadonlyMap<Uuid, DaySpan> {
  const shifted = new Map<Uuid, DaySpan>()
  if (waiting.shift === 'never') return shifted
  const now = new Map([[moved, to]])
  for (const row of inOrder(moved, waiting.followersOf)) {
    const span = waiting.spanOf(row)
    if (!span) continue
    const start = waiting.shift === 'gap' ? byGap(row, span, now, waiting) : byOverlap(row, span, now, waiting)
    if (start === span.start) continue
    const next = moveSpan(span, start - span.start)
    const put = waiting.avoidsWeekends ? keepOffWeekends(span, next) : next
    if (put.start === span.start && put.end === span.end) continue
    shifted.set(row, put)
    now.set(row, put)
  }
  return shifted
}

/** Behind everything that it waits for and that has moved over it. */
function byOverlap(row: Uuid, span: DaySpan, now: ReadonlyMap<Uuid, DaySpan>, { blockersOf }: Waiting): number {
  const ends = blockersOf(row).flatMap(one => now.get(one)?.end ?? [])
  return Math.max(span.start, ...ends.map(end => startBehind(end, span)))
}

/** As far as what it waits for has moved; of several, the furthest on. It does not come to lie under one that has stayed. */
function byGap(row: Uuid, span: DaySpan, now: ReadonlyMap<Uuid, DaySpan>, { blockersOf, spanOf }: Waiting): number {
  const wanted: number[] = []
  const least: number[] = []
  for (const one of blockersOf(row)) {
    const before = spanOf(one)
    const after = now.get(one)
    if (before && after) {
      const by = after.end - before.end
      wanted.push(span.start + (span.hasTime ? by : Math.ceil(by / DAY_MS) * DAY_MS))
    } else if (before) least.push(Math.min(span.start, startBehind(before.end, span)))
  }
  return wanted.length === 0 ? span.start : Math.max(...wanted, ...least)
}

/** Whole days begin with a day. */
const startBehind = (end: number, { hasTime }: DaySpan): number => (hasTime ? end : dayAt(end + DAY_MS - 1) * DAY_MS)

/** Every row that waits for the first one, over whatever others, each behind all those that it waits for; what leads back is left out. */
function inOrder(first: Uuid, followersOf: (row: Uuid) => readonly Uuid[]): readonly Uuid[] {
  const done: Uuid[] = []
  const seen = new Set<Uuid>([first])
  const open: { readonly row: Uuid; readonly next: readonly Uuid[]; at: number }[] = [
    { row: first, next: followersOf(first), at: 0 },
  ]
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const next = top.next[top.at++]
    if (next === undefined) {
      done.push(top.row)
      open.pop()
    } else if (!seen.has(next)) {
      seen.add(next)
      open.push({ row: next, next: followersOf(next), at: 0 })
    }
  }
  return done.reverse().slice(1)
}
