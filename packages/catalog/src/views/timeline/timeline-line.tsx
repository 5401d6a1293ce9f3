// One line of a timeline: the row in the table at its beginning, and its bar on the axis.
import type { NestedRow } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import type { ShownColumn } from '@sheaf/database/contract/database'
import { useDatabaseActions, useDatabaseComponents, useOthersAt } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '@sheaf/ui/icon/icon'
import { joinClasses } from '@sheaf/ui/join-classes'
import type { KeyboardEvent, ReactNode } from 'react'
import { spanWords } from '../day-names'
import { NestAdd, NestToggle } from '../nest-toggle'
import { useOtherLook } from '../other-look'
import { type BarPlace, barPlace, wallAtPx } from './axis'
import { drawnSpan } from './bar-moves'
import { CELL_PX } from './table-edge'
import styles from './timeline.module.css'
import { TimelineBar } from './timeline-bar'
import type { AxisView } from './use-axis'
import { type BarDrag, pxUnder } from './use-bar-drag'
import type { LinkDrag } from './use-link-drag'
import type { TimelineRows } from './use-timeline'

interface TimelineLineProps {
  readonly row: Uuid
  readonly nested: NestedRow | undefined
  readonly index: number
  readonly top: number
  readonly rows: TimelineRows
  readonly axisView: AxisView
  readonly drag: BarDrag
  readonly links: LinkDrag
  /** Of the table beside it; null where there is none. */
  readonly columns: readonly ShownColumn[] | null
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export function TimelineLine(props: TimelineLineProps) {
  const { row, nested, index, top, rows, axisView, drag, links, columns, isActive, onActive, onKeyDown } = props
  const { t, locale } = useBlockHost()
  const { Cell, RowMenu, RowName } = useDatabaseComponents()
  const actions = useDatabaseActions()
  const title = usePage(row)?.title ?? t('Untitled')
  const { className: other, 'aria-description': whoIsHere, ...marked } = useOtherLook(useOthersAt(row))
  const span = rows.spanOf(row)
  const shown = drag.ghost?.row === row ? drag.ghost.span : span
  return (
    <RowMenu row={row}>
      <div
        role="row"
        className={styles.row}
        style={{ insetBlockStart: top }}
        data-line={index}
        data-nest-row={row}
        data-row={row}
        aria-level={nested && nested.depth + 1}
        aria-rowindex={index + 1}
        aria-label={t('{name}, {date}', { name: title, date: span ? spanWords(span, locale) : t('no date') })}
        aria-description={whoIsHere}
        tabIndex={isActive ? 0 : -1}
        onFocus={event => {
          if (event.target === event.currentTarget) onActive()
        }}
        onKeyDown={event => {
          if (event.target === event.currentTarget) onKeyDown(event)
        }}
      >
        {columns && (
          <div className={styles.cells}>
            <div role="gridcell" className={joinClasses(styles.name, other)} {...marked}>
              <NestToggle row={row} nested={nested} />
              <button
                type="button"
                tabIndex={-1}
                className={styles.open}
                title={title}
                onClick={() => actions.openRow(row)}
              >
                <RowName row={row} />
              </button>
              <NestAdd row={row} nested={nested} />
            </div>
            {columns.map(({ id, property, width }) => (
              <div key={id} role="gridcell" className={styles.cell} style={{ inlineSize: width ?? CELL_PX }}>
                <Cell row={row} property={property} place="table" />
              </div>
            ))}
          </div>
        )}
        <div
          role="gridcell"
          className={styles.track}
          style={{ inlineSize: axisView.axis.width }}
          data-empty={!shown}
          {...(shown || !rows.isWritable
            ? {}
            : {
                onPointerDown: event => drag.draw(event, row),
                onClick: event => {
                  const at = wallAtPx(axisView.axis, pxUnder(event.currentTarget, event.clientX))
                  rows.put(row, drawnSpan(at, at))
                },
              })}
        >
          {!shown && !columns && (
            <button type="button" tabIndex={-1} className={styles.alone} onClick={() => actions.openRow(row)}>
              <RowName row={row} />
            </button>
          )}
          {shown && (
            <>
              <TimelineBar
                row={row}
                span={span ?? shown}
                color={rows.colorOf(row)}
                axisView={axisView}
                drag={drag}
                links={links}
                isWritable={rows.isWritable}
              />
              <WayToBar place={barPlace(axisView.axis, shown)} start={shown.start} axisView={axisView}>
                {!columns && <RowName row={row} />}
              </WayToBar>
            </>
          )}
        </div>
      </div>
    </RowMenu>
  )
}

interface WayToBarProps {
  readonly place: BarPlace
  readonly start: number
  readonly axisView: AxisView
  readonly children: ReactNode
}

/** A bar that lies before or behind what is seen: where it is, and the way there. */
function WayToBar({ place: { from, width }, start, axisView, children }: WayToBarProps) {
  const { t } = useBlockHost()
  const { left, width: seen } = axisView.sight
  const isBefore = from + width < left
  if (!isBefore && from <= left + seen) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.way}
      style={isBefore ? { insetInlineStart: left + 4 } : { insetInlineEnd: axisView.axis.width - left - seen + 4 }}
      aria-label={t('Scroll to bar')}
      onClick={() => axisView.showTime(start)}
    >
      {isBefore && <Icon of={ChevronLeftIcon} mirrored />}
      {children}
      {!isBefore && <Icon of={ChevronRightIcon} mirrored />}
    </button>
  )
}
