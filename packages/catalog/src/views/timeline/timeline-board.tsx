// The lines of a timeline under their axis, in one box that scrolls both ways. Only what is seen is drawn.

import { TITLE } from '@sheaf/core/collection/schema'
import { wallAt } from '@sheaf/core/collection/zone'
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DaySpan } from '../day-spans'
import { dayAt, wholeDays } from '../day-spans'
import { pxAt } from './axis'
import { AxisHead, AxisLines } from './axis-head'
import { DependencyArrows } from './dependency-arrows'
import { GroupBand } from './group-band'
import { linesInSight, rowByKey } from './lines'
import { rowKeys } from './row-keys'
import { CELL_PX, TableEdge } from './table-edge'
import styles from './timeline.module.css'
import { TimelineLine } from './timeline-line'
import type { AxisView } from './use-axis'
import { pxUnder, useBarDrag } from './use-bar-drag'
import { BARS, LinkLine, useLinkDrag } from './use-link-drag'
import type { SideTable } from './use-table'
import type { TimelineRows } from './use-timeline'
import { zoomBy } from './zooms'

export const HEAD_PX = 52
const LINE_PX = 36

interface TimelineBoardProps {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rows: TimelineRows
  readonly axisView: AxisView
  readonly table: SideTable
  readonly now: number
  readonly onMove: (row: Uuid, span: DaySpan) => void
}

export function TimelineBoard({ scroller, rows, axisView, table, now, onMove }: TimelineBoardProps) {
  const { t } = useBlockHost()
  const { asks, actions, PropertyHead, schema } = useDatabase('asks', 'actions', 'PropertyHead', 'schema')
  const { lines, isWritable } = rows
  const { axis, sight } = axisView
  const drag = useBarDrag(scroller, axis, isWritable, onMove)
  const links = useLinkDrag(rows.link)
  const [active, setActive] = useState(0)
  const wantsFocus = useRef(false)
  const seen = linesInSight(lines.length, LINE_PX, sight.top, sight.height)
  const first = lines.findIndex(line => line.kind === 'row')
  const current = lines[active]?.kind === 'row' ? active : first

  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    const line = scroller.current?.querySelector<HTMLElement>(`[data-line="${active}"]`)
    if (!line) return
    wantsFocus.current = false
    line.focus({ preventScroll: true })
  })
  useWheelZoom(scroller, axisView, table.width)

  const goTo = (index: number): void => {
    wantsFocus.current = true
    setActive(index)
    axisView.showLine(index * LINE_PX, LINE_PX)
  }
  const today = wallAt(now, asks.zone)
  return (
    <div
      ref={scroller}
      role="grid"
      className={styles.scroller}
      aria-label={t('Timeline')}
      aria-rowcount={lines.length}
      style={{ '--covered': `${table.width}px`, '--line': `${LINE_PX}px`, '--head': `${HEAD_PX}px` } as CSSProperties}
    >
      <div className={styles.canvas} style={{ inlineSize: table.width + axis.width }}>
        <div className={styles.head} role="row">
          {table.columns && (
            <div className={styles.cells}>
              <div role="columnheader" className={styles.name}>
                {schema[TITLE] && <PropertyHead property={schema[TITLE]} />}
                <TableEdge width={table.width} onPull={table.pull} onDone={table.keep} />
              </div>
              {table.columns.map(({ id, property, width }) => (
                <div key={id} role="columnheader" className={styles.cell} style={{ inlineSize: width ?? CELL_PX }}>
                  <PropertyHead property={property} />
                </div>
              ))}
            </div>
          )}
          <div role="columnheader" className={styles.axis} aria-label={t('Time')}>
            <AxisHead axisView={axisView} />
          </div>
        </div>
        <div className={styles.body} style={{ blockSize: (lines.length + 1) * LINE_PX }} {...{ [BARS]: '' }}>
          <LinkLine line={links.line} className={styles.linkLine} />
          <div className={styles.back} style={{ inlineSize: axis.width }}>
            <AxisLines axisView={axisView} />
            <div className={styles.today} style={{ insetInlineStart: pxAt(axis, today) }} />
            <DependencyArrows rows={rows} axisView={axisView} lines={seen} lineHeight={LINE_PX} />
          </div>
          {lines.slice(seen.first, seen.end).map((line, i) => {
            const index = seen.first + i
            const top = index * LINE_PX
            return line.kind === 'group' ? (
              <GroupBand
                key={`group ${line.group.key}`}
                group={line.group}
                isFolded={line.isFolded}
                index={index}
                top={top}
                onToggle={() => rows.toggle(line.group.key)}
              />
            ) : (
              <TimelineLine
                key={`${line.group ?? ''} ${line.row}`}
                row={line.row}
                nested={line.nested}
                index={index}
                top={top}
                rows={rows}
                axisView={axisView}
                drag={drag}
                links={links}
                columns={table.columns}
                isActive={index === current}
                onActive={() => setActive(index)}
                onKeyDown={event =>
                  rowKeys(event, line.row, {
                    rows,
                    axisView,
                    onMove,
                    today,
                    open: () => actions.openRow(line.row),
                    goTo: key => goTo(rowByKey(lines, index, key, Math.max(1, Math.floor(sight.height / LINE_PX) - 1))),
                  })
                }
              />
            )
          })}
          {isWritable && (
            <div role="row" className={styles.last} style={{ insetBlockStart: lines.length * LINE_PX }}>
              <div role="gridcell">
                <button
                  type="button"
                  className={styles.new}
                  onClick={() => actions.openRow(rows.add(wholeDays(dayAt(today))))}
                >
                  <Icon of={PlusIcon} /> {t('New')}
                </button>
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** Ctrl and the wheel bring what is under the pointer closer. The browser would zoom the page: it has to be told not to. */
function useWheelZoom(scroller: RefObject<HTMLElement | null>, axisView: AxisView, covered: number): void {
  const latest = useRef({ axisView, covered })
  useEffect(() => {
    latest.current = { axisView, covered }
  })
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let gathered = 0
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      gathered += event.deltaY
      if (Math.abs(gathered) < 60) return
      const closer = gathered < 0 ? 1 : -1
      gathered = 0
      const { axisView, covered } = latest.current
      axisView.setZoom(zoomBy(axisView.zoom, closer), Math.max(0, pxUnder(box, event.clientX) - covered))
    }
    box.addEventListener('wheel', wheel, { passive: false })
    return () => box.removeEventListener('wheel', wheel)
  }, [scroller])
}
