// What lies on the days of one week: items over several days span them, each in a lane of its own, and what does not fit is counted.
import { bySpan, type Day, type DaySpan, firstDay, lastDay } from '../day-spans'
import { lanesOf } from '../span-lanes'

export interface Dated<Id = string> {
  readonly row: Id
  readonly span: DaySpan
}
export interface Segment<Id = string> extends Dated<Id> {
  /** Columns, both included. */
  readonly from: number
  readonly to: number
  readonly lane: number
  /** It begins, or ends, in this week and on a day that is seen. */
  readonly isStart: boolean
  readonly isEnd: boolean
}

/** `days` are those that are seen; what lies on hidden ones only is not in it. */
export function weekSegments<Id>(items: readonly Dated<Id>[], days: readonly Day[]): readonly Segment<Id>[] {
  const placed = items
    .flatMap(item => {
      const first = firstDay(item.span)
      const last = lastDay(item.span)
      const from = days.findIndex(day => day >= first && day <= last)
      if (from < 0) return []
      const to = days.findLastIndex(day => day >= first && day <= last)
      return [{ ...item, from, to, isStart: days[from] === first, isEnd: days[to] === last }]
    })
    .sort((a, b) => a.from - b.from || b.to - a.to || bySpan(a.span, b.span))
  const lanes = lanesOf(placed.map(({ from, to }) => ({ start: from, end: to + 1 })))
  return placed.map((one, i) => ({ ...one, lane: lanes[i] ?? 0 }))
}

interface Fitted<Id = string> {
  readonly shown: readonly Segment<Id>[]
  /** By column: what is behind "more". */
  readonly hidden: readonly (readonly Segment<Id>[])[]
}

/** At most `room` lines a day; the last of them says how many more there are where that is not enough. */
export function fitSegments<Id>(segments: readonly Segment<Id>[], columns: number, room: number): Fitted<Id> {
  const isOver = Array.from({ length: columns }, (_, column) =>
    segments.some(one => one.lane >= room && covers(one, column)),
  )
  const fits = (one: Segment<Id>): boolean =>
    one.lane < room - 1 || (one.lane === room - 1 && !isOver.some((over, column) => over && covers(one, column)))
  const isShown = new Set(segments.filter(fits))
  return {
    shown: [...isShown],
    hidden: isOver.map((_, column) => segments.filter(one => covers(one, column) && !isShown.has(one))),
  }
}
const covers = ({ from, to }: Segment<unknown>, column: number): boolean => from <= column && column <= to

/** What lies on one day, in the order of the day. */
export const onDay = <Id>(items: readonly Dated<Id>[], day: Day): readonly Dated<Id>[] =>
  items
    .filter(({ span }) => firstDay(span) <= day && day <= lastDay(span))
    .sort((a, b) => Number(a.span.hasTime) - Number(b.span.hasTime) || bySpan(a.span, b.span))
