// The days to come that have something on them, as a list.
import { type Day, daysLong, firstDay, lastDay } from '../day-spans'
import { type Dated, onDay } from './week-segments'

/** How far an agenda looks at once. */
export const AGENDA_DAYS = 28

export interface AgendaItem<Id = string> extends Dated<Id> {
  /** "Day 2 of 5", of what lasts longer than one. */
  readonly part: { readonly day: number; readonly days: number } | null
}
export interface AgendaDay<Id = string> {
  readonly day: Day
  readonly items: readonly AgendaItem<Id>[]
}

/** `today` stands in it even when it is empty: that is where people look first. */
export function agendaDays<Id>(
  items: readonly Dated<Id>[],
  from: Day,
  today: Day,
  isSeen: (day: Day) => boolean,
): readonly AgendaDay<Id>[] {
  const near = items.filter(({ span }) => lastDay(span) >= from && firstDay(span) < from + AGENDA_DAYS)
  return Array.from({ length: AGENDA_DAYS }, (_, i) => from + i).flatMap(day => {
    if (!isSeen(day)) return []
    const found = onDay(near, day).map(item => {
      const days = daysLong(item.span)
      return { ...item, part: days > 1 ? { day: day - firstDay(item.span) + 1, days } : null }
    })
    return found.length > 0 || day === today ? [{ day, items: found }] : []
  })
}
