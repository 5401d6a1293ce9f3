// One week of a calendar: its days as cells of a grid, each with the items that begin on it.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { type CSSProperties, useMemo } from 'react'
import { dayNumber, fullDay, shortMonth } from '../day-names'
import { type Day, firstDay, lastDay, wholeDays } from '../day-spans'
import styles from './month.module.css'
import { firstOfMonth, isSameMonth, isWeekend } from './month-weeks'
import { MoreItems } from './more-items'
import { SegmentItem } from './segment-item'
import type { CalendarState } from './use-calendar-state'
import type { CalendarItem } from './use-dated-rows'
import type { DayDrag } from './use-day-drag'
import { fitSegments, onDay, weekSegments } from './week-segments'

interface WeekDaysProps {
  readonly days: readonly Day[]
  readonly items: readonly CalendarItem[]
  readonly calendarState: CalendarState
  readonly drag: DayDrag
  /** How many lines of items a day has. */
  readonly room: number
  /** Days of other months are dimmed; null where none are. */
  readonly month: Day | null
}

export function WeekDays({ days, items, calendarState, drag, room, month }: WeekDaysProps) {
  const { t } = useBlockHost()
  const { active, today, locale, isWritable, addOn, goTo } = calendarState
  const { shown, hidden } = useMemo(
    () => fitSegments(weekSegments(items, days), days.length, room),
    [items, days, room],
  )
  // A strip of whole days is as high as it has to be; the weeks of a month are all equally high.
  const lines =
    month === null
      ? Math.max(1, ...shown.map(one => one.lane + 1), ...hidden.map(one => (one.length ? room : 1)))
      : room
  const isTarget = (day: Day): boolean => drag.span !== null && firstDay(drag.span) <= day && day <= lastDay(drag.span)
  return (
    <div role="row" className={styles.week} style={{ '--lines': lines } as CSSProperties}>
      {days.map((day, column) => {
        const count = items.filter(({ span }) => firstDay(span) <= day && day <= lastDay(span)).length
        const isActive = day === active
        return (
          <div
            key={day}
            role="gridcell"
            className={styles.day}
            data-day={day}
            data-weekend={isWeekend(day)}
            data-outside={month !== null && !isSameMonth(day, month)}
            data-target={isTarget(day)}
            aria-current={day === today ? 'date' : undefined}
            aria-selected={isActive}
            aria-label={
              count === 0
                ? fullDay(day, locale)
                : t('{day}, {count, plural, one {# row} other {# rows}}', { day: fullDay(day, locale), count })
            }
            tabIndex={isActive ? 0 : -1}
            onFocus={event => {
              if (event.target === event.currentTarget && !isActive) goTo(day)
            }}
            // One press only goes to the day: whoever presses twice means one row.
            onDoubleClick={event => {
              if (event.target === event.currentTarget && isWritable) addOn(wholeDays(day))
            }}
          >
            {month !== null && (
              <span className={styles.number} data-today={day === today}>
                {day === firstOfMonth(day) && <span>{shortMonth(day, locale)}</span>}
                <span className={styles.digits}>{dayNumber(day, locale)}</span>
              </span>
            )}
            {isWritable && (
              <button
                type="button"
                className={styles.add}
                tabIndex={-1}
                aria-label={t('Add row on {day}', { day: fullDay(day, locale) })}
                onClick={({ detail }) => detail < 2 && addOn(wholeDays(day))}
              >
                <Icon of={PlusIcon} />
              </button>
            )}
            {shown
              .filter(segment => segment.from === column)
              .map(segment => (
                <SegmentItem
                  key={segment.row}
                  segment={segment}
                  calendarState={calendarState}
                  drag={drag}
                  isNear={isActive}
                />
              ))}
            {(hidden[column]?.length ?? 0) > 0 && (
              <MoreItems
                day={day}
                count={hidden[column]?.length ?? 0}
                items={onDay(items, day)}
                line={room - 1}
                calendarState={calendarState}
                isNear={isActive}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
