// A month: weeks as rows, days as cells, with the keys of a grid.
import type { KeyboardEvent } from 'react'
import { useMemo } from 'react'
import { monthAndYear, weekdayLong, weekdayShort } from '../day-names'
import { type Day, wholeDays } from '../day-spans'
import { isRightToLeft } from '../reading-direction'
import { useHasDetails } from './item-details'
import styles from './month.module.css'
import { dayByKey, firstOfMonth, monthWeeks, seenDay } from './month-weeks'
import type { CalendarState } from './use-calendar-state'
import { useDayDrag } from './use-day-drag'
import { WeekDays } from './week-days'

const ROOM = 4
/** Items with details are nearly twice as high. */
const ROOM_WITH_DETAILS = 3
/** And so are those whose names have several lines. */
const ROOM_WHEN_TIGHT = 3

export interface GridProps {
  readonly calendarState: CalendarState
  /** Days are so narrow that names need several lines. */
  readonly isTight: boolean
}

export function MonthGrid({ calendarState, isTight }: GridProps) {
  const { active, week, locale, items } = calendarState
  const month = firstOfMonth(active)
  const { weekStart, showWeekends } = week
  const weeks = useMemo(() => monthWeeks(month, { weekStart, showWeekends }), [month, weekStart, showWeekends])
  const drag = useDayDrag(calendarState)
  const hasDetails = useHasDetails(calendarState)
  return (
    <div
      role="grid"
      className={styles.month}
      data-details={hasDetails || undefined}
      data-tight={isTight || undefined}
      aria-label={monthAndYear(active, locale)}
      onKeyDown={event => gridKeys(event, calendarState)}
    >
      <DayHeads days={weeks[0] ?? []} locale={locale} />
      {weeks.map(days => (
        <WeekDays
          key={days[0]}
          days={days}
          items={items}
          calendarState={calendarState}
          drag={drag}
          room={isTight ? ROOM_WHEN_TIGHT : hasDetails ? ROOM_WITH_DETAILS : ROOM}
          month={month}
        />
      ))}
    </div>
  )
}

function DayHeads({ days, locale }: { readonly days: readonly Day[]; readonly locale: string }) {
  return (
    <div role="row" className={styles.heads}>
      {days.map(day => (
        <span key={day} role="columnheader" aria-label={weekdayLong(day, locale)}>
          {weekdayShort(day, locale)}
        </span>
      ))}
    </div>
  )
}

/** On a day, not on what lies in it. */
export function gridKeys(event: KeyboardEvent<HTMLElement>, calendarState: CalendarState): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || target.dataset['day'] === undefined) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const { active, week, today, isWritable, goTo, addOn } = calendarState
  if (event.key === 'Enter' && isWritable) {
    event.preventDefault()
    return addOn(wholeDays(active))
  }
  const next =
    event.key.toLowerCase() === 't'
      ? seenDay(today, true, week)
      : dayByKey(active, event.key, week, isRightToLeft(target))
  if (next === null) return
  event.preventDefault()
  goTo(next, true)
}
