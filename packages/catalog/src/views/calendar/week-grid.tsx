// A week: whole days in a strip above, times among the hours below.
import { HOUR_MS, wallAt } from '@sheaf/core/collection/zone'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { dayNumber, daysRange, fullDay, hourName, weekdayShort } from '../day-names'
import { type Day, wallOfDay } from '../day-spans'
import { hourBlocks, isAbove, timeAt, USUAL_MS } from './day-hours'
import { blockPlace, HourItem } from './hour-item'
import { useHasDetails } from './item-details'
import { type GridProps, gridKeys } from './month-grid'
import { weekOf } from './month-weeks'
import type { CalendarState } from './use-calendar-state'
import { useDayDrag } from './use-day-drag'
import { HOUR_PX, useHourDrag } from './use-hour-drag'
import styles from './week.module.css'
import { WeekDays } from './week-days'

const ROOM = 3
/** The hour that stands at the top when it opens. */
const MORNING = 6.75
const hours = Array.from({ length: 24 }, (_, hour) => hour)

export function WeekGrid({ calendarState, isTight }: GridProps) {
  const { t } = useBlockHost()
  const { active, week, locale, items, today } = calendarState
  const { weekStart, showWeekends } = week
  const days = useMemo(() => weekOf(active, { weekStart, showWeekends }), [active, weekStart, showWeekends])
  const above = useMemo(() => items.filter(({ span }) => isAbove(span)), [items])
  const drag = useDayDrag(calendarState)
  const hasDetails = useHasDetails(calendarState)
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = MORNING * HOUR_PX
  }, [])
  return (
    <div
      className={styles.frame}
      data-details={hasDetails || undefined}
      data-tight={isTight || undefined}
      style={{ '--hour': `${HOUR_PX}px` } as React.CSSProperties}
    >
      <div className={styles.heads} aria-hidden="true">
        {days.map(day => (
          <span key={day} data-today={day === today}>
            {weekdayShort(day, locale)} <span className={styles.number}>{dayNumber(day, locale)}</span>
          </span>
        ))}
      </div>
      <div
        role="grid"
        className={styles.above}
        aria-label={t('All day, {days}', { days: daysRange(days[0] ?? active, days.at(-1) ?? active, locale) })}
        onKeyDown={event => gridKeys(event, calendarState)}
      >
        <WeekDays days={days} items={above} calendarState={calendarState} drag={drag} room={ROOM} month={null} />
      </div>
      <div className={styles.scroller} ref={scroller} role="group" aria-label={t('Hours')} tabIndex={0}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map(hour => (
            <span key={hour}>{hour > 0 && hourName(hour, locale)}</span>
          ))}
        </div>
        <Hours days={days} calendarState={calendarState} scroller={scroller} />
      </div>
    </div>
  )
}

interface HoursProps {
  readonly days: readonly Day[]
  readonly calendarState: CalendarState
  readonly scroller: React.RefObject<HTMLDivElement | null>
}

function Hours({ days, calendarState, scroller }: HoursProps) {
  const { zone } = useDatabase('asks').asks
  const { items, today, locale, now, isWritable, addOn } = calendarState
  const drag = useHourDrag(scroller, calendarState)
  return days.map(day => (
    <div
      key={day}
      role="group"
      aria-label={fullDay(day, locale)}
      className={styles.column}
      data-hours={day}
      onPointerDown={event => drag.draw(event, day)}
      onClick={event => {
        if (!isWritable || event.target !== event.currentTarget) return
        const start = timeAt(day, (event.clientY - event.currentTarget.getBoundingClientRect().top) / HOUR_PX)
        addOn({ start, end: start + USUAL_MS, hasTime: true })
      }}
    >
      {hourBlocks(items, day).map(block => (
        <HourItem key={block.row} block={block} calendarState={calendarState} drag={drag} />
      ))}
      {drag.ghost &&
        hourBlocks([{ row: 'ghost', span: drag.ghost.span }], day).map(block => (
          <div key="ghost" className={styles.ghost} style={blockPlace(block)} />
        ))}
      {day === today && (
        <div
          className={styles.now}
          style={{ '--top': (wallAt(now, zone) - wallOfDay(day)) / HOUR_MS } as React.CSSProperties}
        />
      )}
    </div>
  ))
}
