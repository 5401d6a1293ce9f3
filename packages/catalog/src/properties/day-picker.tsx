// A month to choose a day from. One day of it can be reached by Tab; arrows, Page Up and Down, Home and End lead from there.

import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useRef, useState } from 'react'
import {
  addMonths,
  type Day,
  dayName,
  dayNumber,
  firstOfMonth,
  monthName,
  monthWeeks,
  stepDay,
  todayIn,
  weekdayNames,
} from './day-grid'
import styles from './day-picker.module.css'

interface DayPickerProps {
  readonly start: Day | null
  readonly end?: Day | null
  readonly label: string
  readonly onPick: (day: Day) => void
}

export function DayPicker({ start, end = null, label, onPick }: DayPickerProps) {
  const { t } = useBlockHost()
  const { asks } = useDatabase('asks')
  const { locale, weekStart } = asks
  const today = todayIn(asks.zone, asks.now)
  const [reached, setReached] = useState(start ?? today)
  // What was chosen elsewhere, by typing, is gone to.
  const [followed, setFollowed] = useState(start)
  if (start !== followed) {
    setFollowed(start)
    if (start) setReached(start)
  }
  const grid = useRef<HTMLDivElement>(null)
  const goTo = (day: Day): void => {
    setReached(day)
    // Once the month that it is in has been drawn.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = stepDay(reached, event, weekStart, isRtl)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    goTo(next)
  }
  const names = weekdayNames(locale, weekStart)
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <span className={styles.month} aria-live="polite">
          {monthName(reached, locale)}
        </span>
        <Button size="small" variant="quiet" onClick={() => goTo(today)}>
          {t('Today')}
        </Button>
        <IconButton
          label={t('Previous month')}
          icon={<Icon of={ChevronLeftIcon} mirrored />}
          onClick={() => setReached(addMonths(reached, -1))}
        />
        <IconButton
          label={t('Next month')}
          icon={<Icon of={ChevronRightIcon} mirrored />}
          onClick={() => setReached(addMonths(reached, 1))}
        />
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-label={label} className={styles.grid} onKeyDown={onKeyDown}>
        <div role="row" className={styles.week} tabIndex={-1}>
          {names.map(name => (
            <span key={name.long} role="columnheader" tabIndex={-1} className={styles.weekday} aria-label={name.long}>
              {name.short}
            </span>
          ))}
        </div>
        {/* Places, not days, are kept from month to month: a day that went away would take the focus with it. */}
        {monthWeeks(reached, weekStart).map((week, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={i} role="row" className={styles.week} tabIndex={-1}>
            {week.map((day, j) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={j}
                role="gridcell"
                tabIndex={-1}
                className={styles.cell}
                aria-selected={day === start || day === end}
                data-within={start && end && day >= start && day <= end ? '' : undefined}
              >
                <button
                  type="button"
                  className={styles.day}
                  data-day={day}
                  data-chosen={day === start || day === end ? '' : undefined}
                  data-outside={firstOfMonth(day) === firstOfMonth(reached) ? undefined : ''}
                  aria-current={day === today ? 'date' : undefined}
                  aria-label={dayName(day, locale)}
                  tabIndex={day === reached ? 0 : -1}
                  onClick={() => {
                    setReached(day)
                    onPick(day)
                  }}
                >
                  {dayNumber(day, locale)}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
