// Above a calendar: where in time it is, the ways on and back, and how much of it is seen.

import { useDatabaseActions, useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { daysRange, monthAndYear } from '../day-names'
import { wholeDays } from '../day-spans'
import { AGENDA_DAYS } from './agenda'
import type { Range } from './calendar'
import styles from './calendar.module.css'
import { addMonths, seenDay, weekOf } from './month-weeks'
import type { CalendarState } from './use-calendar-state'

interface CalendarHeadProps {
  readonly calendarState: CalendarState
  readonly range: Range
  readonly onRange: (range: Range) => void
}

export function CalendarHead({ calendarState, range, onRange }: CalendarHeadProps) {
  const { t } = useBlockHost()
  const { active, today, week, goTo } = calendarState
  const by = (way: number): void => {
    const next = range === 'month' ? addMonths(active, way) : active + way * (range === 'week' ? 7 : AGENDA_DAYS)
    goTo(seenDay(next, true, week))
  }
  const words = {
    month: { back: t('Previous month'), on: t('Next month') },
    week: { back: t('Previous week'), on: t('Next week') },
    agenda: { back: t('Previous days'), on: t('Next days') },
  }[range]
  return (
    <div className={styles.head}>
      <h2 className={styles.title} aria-live="polite">
        {titleOf(calendarState, range)}
      </h2>
      <NoDate calendarState={calendarState} />
      <div className={styles.ways}>
        <IconButton label={words.back} icon={<Icon of={ChevronLeftIcon} mirrored />} onClick={() => by(-1)} />
        <Button size="small" variant="quiet" onClick={() => goTo(seenDay(today, true, week))}>
          {t('Today')}
        </Button>
        <IconButton label={words.on} icon={<Icon of={ChevronRightIcon} mirrored />} onClick={() => by(1)} />
      </div>
      <SelectField
        label={t('Range')}
        labelHidden
        value={range}
        choices={[
          { value: 'month', label: t('Month') },
          { value: 'week', label: t('Week') },
          { value: 'agenda', label: t('Agenda') },
        ]}
        onChange={onRange}
      />
    </div>
  )
}

function titleOf({ active, week, locale }: CalendarState, range: Range): string {
  if (range === 'month') return monthAndYear(active, locale)
  const days = weekOf(active, week)
  return range === 'week'
    ? daysRange(days[0] ?? active, days.at(-1) ?? active, locale)
    : daysRange(active, active + AGENDA_DAYS - 1, locale)
}

/** Rows that have no day yet: they can be opened, and put on the day that keys are on. */
function NoDate({ calendarState }: { readonly calendarState: CalendarState }) {
  const { t } = useBlockHost()
  const { RowName } = useDatabaseComponents()
  const actions = useDatabaseActions()
  const { undated, isWritable, put, active } = calendarState
  if (undated.length === 0) return null
  return (
    <Popover
      title={t('Rows without a date')}
      trigger={
        <Button size="small" variant="quiet">
          {t('No date ({count})', { count: undated.length })}
        </Button>
      }
    >
      <ul className={styles.undated}>
        {undated.slice(0, 100).map(row => (
          <li key={row}>
            <button type="button" className={styles.row} onClick={() => actions.openRow(row)}>
              <RowName row={row} />
            </button>
            {isWritable && (
              <Button size="small" variant="quiet" onClick={() => put(row, wholeDays(active))}>
                {t('Move to {day}', { day: daysRange(active, active, calendarState.locale) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Popover>
  )
}
