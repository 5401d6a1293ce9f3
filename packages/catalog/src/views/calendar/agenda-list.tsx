// The days to come as a list: what fits on a phone.
import { TITLE } from '@sheaf/core/collection/schema'
import { DAY_MS } from '@sheaf/core/collection/zone'
import type { Uuid } from '@sheaf/core/ids'
import { useColumns, useDatabaseActions, useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { useMemo } from 'react'
import { fullDay, timeName } from '../day-names'
import { firstDay, wholeDays } from '../day-spans'
import { useRowLook } from '../use-row-look'
import { type AgendaDay, type AgendaItem, agendaDays } from './agenda'
import styles from './agenda.module.css'
import { itemKeys } from './item-keys'
import { isWeekend } from './month-weeks'
import type { CalendarState } from './use-calendar-state'
import { useItemName } from './use-item-name'

export function AgendaList({ calendarState }: { readonly calendarState: CalendarState }) {
  const { t } = useBlockHost()
  const { items, active, today, week } = calendarState
  const { showWeekends } = week
  const days = useMemo(
    () => agendaDays(items, active, today, day => showWeekends || !isWeekend(day)),
    [items, active, today, showWeekends],
  )
  const isEmpty = days.every(day => day.items.length === 0)
  // Where nobody says an hour, no room is kept for one.
  const isTimed = days.some(day => day.items.some(({ span, part }) => span.hasTime || part))
  return (
    <div className={styles.agenda} data-timed={isTimed}>
      {days.map(day => (
        <Day key={day.day} day={day} calendarState={calendarState} />
      ))}
      {isEmpty && <p className={styles.empty}>{t('Nothing scheduled')}</p>}
    </div>
  )
}

function Day({
  day: { day, items },
  calendarState,
}: {
  readonly day: AgendaDay<Uuid>
  readonly calendarState: CalendarState
}) {
  const { t } = useBlockHost()
  const name = fullDay(day, calendarState.locale)
  return (
    <section aria-label={name} data-today={day === calendarState.today} className={styles.day}>
      <h3 className={styles.head}>
        <span>{name}</span>
        {day === calendarState.today && <span className={styles.today}>{t('Today')}</span>}
        {calendarState.isWritable && (
          <IconButton
            label={t('Add row on {day}', { day: name })}
            icon={<Icon of={PlusIcon} />}
            onClick={() => calendarState.addOn(wholeDays(day))}
          />
        )}
      </h3>
      <ul className={styles.list}>
        {items.map(item => (
          <Item key={item.row} item={item} isFirst={firstDay(item.span) === day} calendarState={calendarState} />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps {
  readonly item: AgendaItem<Uuid>
  readonly isFirst: boolean
  readonly calendarState: CalendarState
}

function Item({ item, isFirst, calendarState }: ItemProps) {
  const { t } = useBlockHost()
  const { RowMenu, RowName, Cell } = useDatabaseComponents()
  const columns = useColumns()
  const actions = useDatabaseActions()
  const { row, span, part } = item
  const name = useItemName(row, span)
  const look = useRowLook(row, styles.item)
  const others = columns.filter(({ property }) => property.id !== TITLE && property.id !== calendarState.property?.id)
  return (
    <li>
      <RowMenu row={row}>
        <div {...look} {...(isFirst ? { 'data-row': row } : {})}>
          <button
            type="button"
            className={styles.press}
            data-item
            aria-label={name}
            onClick={() => actions.openRow(row)}
            onKeyDown={event => itemKeys(event, item, calendarState, 7 * DAY_MS)}
          >
            <span className={styles.time}>
              {span.hasTime && isFirst
                ? timeName(span.start, calendarState.locale)
                : part
                  ? t('Day {day} of {days}', part)
                  : ''}
            </span>
            <RowName row={row} />
          </button>
          {others.length > 0 && (
            <div className={styles.cells}>
              {others.map(({ property }) => (
                <Cell key={property.id} row={row} property={property} place="card" />
              ))}
            </div>
          )}
        </div>
      </RowMenu>
    </li>
  )
}
