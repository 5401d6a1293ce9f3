// How keys move bars: by the step of the zoom. Whole days never move by less than a day.
import { DAY_MS, startOfWallDay } from '@sheaf/core/collection/zone'
import { type DaySpan, type Edge, stretchSpan } from '../day-spans'
import { addUnits } from './axis'
import type { Scale, Unit } from './zooms'

const stepOf = ({ step }: Scale, { hasTime }: DaySpan): Unit => (!hasTime && step === 'hour' ? 'day' : step)

/** The length is kept, whatever the months on the way. */
export function stepSpan(span: DaySpan, scale: Scale, count: number): DaySpan {
  const start = addUnits(span.start, stepOf(scale, span), count)
  return { ...span, start, end: start + (span.end - span.start) }
}
export function stepEdge(span: DaySpan, scale: Scale, edge: Edge, count: number): DaySpan {
  const at = edge === 'start' ? span.start : span.end
  return stretchSpan(span, edge, addUnits(at, stepOf(scale, span), count) - at)
}
/** Of a line drawn from one time to another: the days of both and all between. */
export function drawnSpan(from: number, to: number): DaySpan {
  const [first, last] = from <= to ? [from, to] : [to, from]
  return { start: startOfWallDay(first), end: startOfWallDay(last) + DAY_MS, hasTime: false }
}
