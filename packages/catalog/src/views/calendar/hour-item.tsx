// An item among the hours of a day.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseActions, useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import type { CSSProperties } from 'react'
import { timeName } from '../day-names'
import { useRowLook } from '../use-row-look'
import { type HourBlock, STEP_MS } from './day-hours'
import { ItemDetails } from './item-details'
import { itemKeys } from './item-keys'
import type { CalendarState } from './use-calendar-state'
import type { HourDrag } from './use-hour-drag'
import { useItemName } from './use-item-name'
import styles from './week.module.css'

/** Shorter ones have room for a name and a time. */
const LEAST_HOURS = 1.25

interface HourItemProps {
  readonly block: HourBlock<Uuid>
  readonly calendarState: CalendarState
  readonly drag: HourDrag
}

export const blockPlace = ({ top, hours, lane, lanes }: Omit<HourBlock, 'row' | 'span'>): CSSProperties =>
  ({ '--top': top, '--hours': hours, '--lane': lane, '--lanes': lanes }) as CSSProperties

export function HourItem({ block, calendarState, drag }: HourItemProps) {
  const { RowMenu, RowName } = useDatabaseComponents()
  const actions = useDatabaseActions()
  const { row, span } = block
  const name = useItemName(row, span)
  const look = useRowLook(row, styles.item, blockPlace(block))
  return (
    <RowMenu row={row}>
      <div
        {...look}
        data-row={row}
        data-short={block.hours < 0.7}
        data-low={block.hours < LEAST_HOURS}
        data-dragged={drag.ghost?.row === row}
        onPointerDown={event => drag.grab(event, block)}
      >
        <button
          type="button"
          className={styles.press}
          data-item
          aria-label={name}
          title={name}
          onClick={() => actions.openRow(row)}
          onKeyDown={event => itemKeys(event, block, calendarState, STEP_MS)}
        >
          <RowName row={row} />
          <span className={styles.time}>{timeName(span.start, calendarState.locale)}</span>
        </button>
        {block.hours >= LEAST_HOURS && (
          <ItemDetails row={row} calendarState={calendarState} className={styles.details} />
        )}
        {calendarState.isWritable && (
          <span className={styles.grip} onPointerDown={event => drag.grab(event, block, 'end')} />
        )}
      </div>
    </RowMenu>
  )
}
