// "+3 more": everything on a day, in a list beside it.

import { useDatabaseActions, useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Popover } from '@sheaf/ui/popover/popover'
import type { CSSProperties } from 'react'
import { fullDay, timeName } from '../day-names'
import type { Day } from '../day-spans'
import { useRowLook } from '../use-row-look'
import styles from './month.module.css'
import type { CalendarState } from './use-calendar-state'
import type { CalendarItem } from './use-dated-rows'
import { useItemName } from './use-item-name'

interface MoreItemsProps {
  readonly day: Day
  readonly count: number
  readonly items: readonly CalendarItem[]
  readonly line: number
  readonly calendarState: CalendarState
  readonly isNear: boolean
}

export function MoreItems({ day, count, items, line, calendarState, isNear }: MoreItemsProps) {
  const { t } = useBlockHost()
  return (
    <Popover
      title={fullDay(day, calendarState.locale)}
      trigger={
        <button
          type="button"
          className={styles.more}
          style={{ '--lane': line } as CSSProperties}
          tabIndex={isNear ? 0 : -1}
        >
          {t('+{count} more', { count })}
        </button>
      }
    >
      <ul className={styles.list}>
        {items.map(item => (
          <ListedItem key={item.row} item={item} locale={calendarState.locale} />
        ))}
      </ul>
    </Popover>
  )
}

function ListedItem({ item: { row, span }, locale }: { readonly item: CalendarItem; readonly locale: string }) {
  const { RowMenu, RowName } = useDatabaseComponents()
  const actions = useDatabaseActions()
  const name = useItemName(row, span)
  const look = useRowLook(row, styles.listed)
  return (
    <li>
      <RowMenu row={row}>
        <button type="button" {...look} aria-label={name} onClick={() => actions.openRow(row)}>
          {span.hasTime && <span className={styles.time}>{timeName(span.start, locale)}</span>}
          <RowName row={row} />
        </button>
      </RowMenu>
    </li>
  )
}
