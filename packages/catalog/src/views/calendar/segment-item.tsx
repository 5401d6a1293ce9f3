// An item over the days of one week, as a bar: pressed it opens, dragged it moves, its ends are drawn out.
import { DAY_MS } from '@sheaf/core/collection/zone'
import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseActions, useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import type { CSSProperties } from 'react'
import { timeName } from '../day-names'
import { useRowLook } from '../use-row-look'
import { ItemDetails } from './item-details'
import { itemKeys } from './item-keys'
import styles from './month.module.css'
import type { CalendarState } from './use-calendar-state'
import type { DayDrag } from './use-day-drag'
import { useItemName } from './use-item-name'
import type { Segment } from './week-segments'

interface SegmentItemProps {
  readonly segment: Segment<Uuid>
  readonly calendarState: CalendarState
  readonly drag: DayDrag
  /** Within reach of Tab. */
  readonly isNear: boolean
}

export function SegmentItem({ segment, calendarState, drag, isNear }: SegmentItemProps) {
  const { RowMenu, RowName } = useDatabaseComponents()
  const actions = useDatabaseActions()
  const { row, span, from, to, lane, isStart, isEnd } = segment
  const name = useItemName(row, span)
  const place = { '--days': to - from + 1, '--lane': lane } as CSSProperties
  const look = useRowLook(row, styles.item, place)
  return (
    <RowMenu row={row}>
      <div
        {...look}
        data-row={row}
        data-start={isStart}
        data-end={isEnd}
        data-timed={span.hasTime}
        onPointerDown={event => drag.grab(event, segment)}
        onClick={event => event.stopPropagation()}
      >
        <button
          type="button"
          className={styles.press}
          data-item
          tabIndex={isNear ? 0 : -1}
          aria-label={name}
          title={name}
          onClick={() => actions.openRow(row)}
          onKeyDown={event => itemKeys(event, segment, calendarState, 7 * DAY_MS)}
        >
          {span.hasTime && isStart && <span className={styles.time}>{timeName(span.start, calendarState.locale)}</span>}
          <RowName row={row} />
        </button>
        <ItemDetails row={row} calendarState={calendarState} className={styles.details} />
        {calendarState.isWritable && isStart && (
          <span className={styles.grip} data-edge="start" onPointerDown={event => drag.grab(event, segment, 'start')} />
        )}
        {calendarState.isWritable && isEnd && (
          <span className={styles.grip} data-edge="end" onPointerDown={event => drag.grab(event, segment, 'end')} />
        )}
      </div>
    </RowMenu>
  )
}
