// Where a row's bar lies, and what is written when it moves: one property that holds both ends, or one for each.
import type { Cell, DateCell } from '@sheaf/core/collection/column'
import { DAY_MS } from '@sheaf/core/collection/zone'
import type { Json } from '@sheaf/core/validation/checks'
import { dateValueOfSpan } from '../date-writing'
import { type DaySpan, dateIn, spanOf } from '../day-spans'

/** `end`: the cell of the property for the end, where there is one. An end before its beginning is none. */
export function barSpan(start: Cell, end: Cell | undefined, zone: string): DaySpan | null {
  const from = dateIn(start)
  if (!from) return null
  const span = spanOf(from, zone)
  const to = end === undefined ? null : dateIn(end)
  if (!to) return end === undefined ? span : { ...span, end: span.hasTime ? span.start : span.start + DAY_MS }
  const last = spanOf(to, zone)
  const hasTime = from.hasTime && to.hasTime
  const beginning = hasTime ? span.start : Math.floor(span.start / DAY_MS) * DAY_MS
  const ending = hasTime ? last.end : (Math.floor((last.end - 1) / DAY_MS) + 1) * DAY_MS
  const least = beginning + (hasTime ? 0 : DAY_MS)
  return { start: beginning, end: Math.max(ending, least), hasTime }
}

export interface DateProperties {
  readonly start: string
  readonly end?: string
}
interface Present {
  readonly value: Json | undefined
  readonly cell: DateCell | null
}
interface DateWrite {
  readonly property: string
  readonly value: Json | null
}

/** The values that put a row's bar there. */
export function barWrites(
  span: DaySpan,
  zone: string,
  properties: DateProperties,
  present: (property: string) => Present,
): readonly DateWrite[] {
  const { start, end } = properties
  const write = (property: string, part: DaySpan): DateWrite => ({
    property,
    value: dateValueOfSpan(part, zone, present(property)),
  })
  if (end === undefined) return [write(start, span)]
  const { hasTime } = span
  const length = hasTime ? 0 : DAY_MS
  return [
    write(start, { start: span.start, end: span.start + length, hasTime }),
    write(end, { start: span.end - length, end: span.end, hasTime }),
  ]
}
