// A table: a grid of cells that is moved through by keyboard, written in where one stands, and drawn only where it is seen.

import { FROZEN, frozenIn } from '@sheaf/core/collection/frozen-columns'
import type { ViewView } from '@sheaf/database/contract/database'
import {
  DatabaseWith,
  useAnswer,
  useColumns,
  useDatabase,
  useDatabaseActions,
  useViewFields,
} from '@sheaf/database/contract/database-hooks'
import { isLimited } from '@sheaf/database/views/load-limit'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAnnouncer } from '../announcer'
import { bounds, type CellRange, selectionIn } from './cell-range'
import { columnWidth, gridColumns } from './column-width'
import { frozenCount, narrowColumns } from './narrow-columns'
import { PickedBar } from './picked-bar'
import { RowMenuBelow } from './row-menu-below'
import styles from './table.module.css'
import { GroupFigures, TableFoot } from './table-foot'
import { TableHead } from './table-head'
import { foldKey, type GroupPlace, type KeptRow, type TableItem, tableItems } from './table-items'
import { TableGroup, TableMore, TableNew } from './table-lines'
import { TableRow } from './table-row'
import { useCells } from './use-cells'
import { useColumnDrag } from './use-column-drag'
import { useDrawnLines } from './use-drawn-lines'
import { useNarrowRoom } from './use-narrow-room'
import { useRowDrag } from './use-row-drag'
import { useRowPicks } from './use-row-picks'
import { useShownColumns } from './use-shown-columns'

const ROW_PX = 36
const COVER_PX = { start: 36, end: 38 }
const nothing = { total: 0, rows: [], hasMore: false, aggregations: {} }

function Table() {
  const columns = useColumns()
  const isAnswered = useAnswer().answer !== null
  const [box, room] = useNarrowRoom()
  const fitted = useMemo(() => (room === null ? {} : { columns: narrowColumns(columns, room) }), [columns, room])
  return (
    <div ref={box} className={styles.around} data-narrow={room === null ? undefined : ''}>
      <DatabaseWith changes={fitted}>{isAnswered ? <Grid room={room} /> : <Waiting />}</DatabaseWith>
    </div>
  )
}

/** What a row stays in place for; asked otherwise, all rows are put in order anew. */
interface Kept extends KeptRow {
  readonly question: string
}

function Grid({ room }: { readonly room: number | null }) {
  const { t } = useBlockHost()
  const { query, columns, isEditable, isSchemaOpen, fields } = useDatabase(
    'query',
    'columns',
    'isEditable',
    'isSchemaOpen',
    'fields',
  )
  const { row: rowOf } = useDatabase('row')
  const answer = query.answer ?? nothing
  const { say, region } = useAnnouncer()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [held, setKept] = useState<Kept | null>(null)
  const question = JSON.stringify(fields.query)
  const kept = held && held.question === question && rowOf(held.id)?.alive !== false ? held : null
  const scroller = useRef<HTMLDivElement>(null)
  const hasFigures = columns.some(({ id }) => fields.query.aggregations?.some(one => one.property === id))
  const isByPress = isLimited(fields)
  const items = useMemo(
    () => tableItems(answer, { canAdd: isEditable, hasFigures, folded, kept, isLimited: isByPress }),
    [answer, isEditable, hasFigures, folded, kept, isByPress],
  )
  const wraps = fields.format['wrap_cells'] === true || columns.some(column => column.wrap)
  const drawn = useDrawnLines(items, scroller, { linePx: ROW_PX, isMeasured: wraps, coverPx: COVER_PX })
  const picks = useRowPicks(items, say)
  const rowDrag = useRowDrag(items, {
    scroller,
    heights: drawn.heights,
    picked: picks.rows,
    say,
    onMoved: () => setKept(null),
  })
  const columnDrag = useColumnDrag(scroller)
  const cells = useCells(items, {
    scroller,
    show: drawn.show,
    page: drawn.page,
    kept,
    keep: row => setKept(row && { ...row, question }),
    onRows: (does, range) => {
      const { top, bottom } = bounds(range)
      if (does === 'select') picks.pick(top, bottom)
      else if (does === 'all' && !isWhole(range, items.rowCount, columns.length) && picks.rows.size === 0) return false
      else if (does === 'all') picks.all()
      else if (picks.rows.size === 0) return false
      else picks.clear()
      return true
    },
    move: (key, range) => rowDrag.move(key, range),
  })
  // What is in sight is asked for; what has gone by is not.
  const { look } = query
  const stretches = isByPress ? '[]' : JSON.stringify(items.stretches(drawn.first, drawn.last))
  useEffect(() => look(JSON.parse(stretches)), [look, stretches])
  const fold = (place: GroupPlace): void =>
    setFolded(held => {
      const next = new Set(held)
      if (!next.delete(foldKey(place))) next.add(foldKey(place))
      return next
    })
  const frozen = frozenCount(columns, frozenIn(fields.format), room)
  const shown = useShownColumns(columns, scroller, { frozen, isHighest: wraps })
  const width = columns.reduce((sum, column) => sum + columnWidth(column), 0)
  const lines = [...new Set([...drawn.lines, ...cells.heldLines])].filter(line => line < items.count)
  const lineOf = (line: number, item: TableItem) => {
    const rowIndex = line + 2
    switch (item.kind) {
      case 'group':
        return <TableGroup item={item} rowIndex={rowIndex} onFold={() => fold(item.at)} />
      case 'more':
        return <TableMore at={item.at} rowIndex={rowIndex} />
      case 'new':
        return <TableNew rowIndex={rowIndex} onAdd={() => cells.add(item.at)} />
      case 'figures':
        return <GroupFigures list={item.list} frozen={frozen} rowIndex={rowIndex} />
      default: {
        const row = item.kind === 'row' ? item.id : null
        return (
          <TableRow
            row={row}
            nested={row ? item.list.nested?.[row] : undefined}
            line={line}
            frozen={frozen}
            shown={shown}
            prefix={cells.prefix}
            isEntry={cells.range === null && line === cells.firstLine}
            isPicked={row !== null && picks.rows.has(row)}
            isPassing={drawn.isPassing(line) && !cells.heldLines.includes(line)}
            editing={cells.editingIn(line)}
            {...selectionIn(cells.drawnOut ?? cells.range, line)}
            head={cells.range?.head.line === line ? cells.range.head.column : -1}
            corner={isEditable && cells.range && bounds(cells.range).bottom === line ? bounds(cells.range).right : -1}
          />
        )
      }
    }
  }
  const body = (
    <div className={styles.body} role="rowgroup" style={{ blockSize: `${drawn.totalPx}px` }} data-body="">
      {rowDrag.drop && (
        <div
          className={styles.dropLine}
          style={{ transform: `translateY(${drawn.heights.topOf(rowDrag.drop.line)}px)` }}
          aria-hidden="true"
        />
      )}
      {lines.map(line => {
        const item = items.at(line) as TableItem
        return (
          <div
            key={item.key}
            ref={wraps ? drawn.measure : undefined}
            data-index={line}
            className={styles.line}
            style={{ transform: `translateY(${drawn.heights.topOf(line)}px)` }}
          >
            {lineOf(line, item)}
          </div>
        )
      })}
    </div>
  )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus, one at a time */}
      <div
        ref={scroller}
        className={styles.table}
        role="grid"
        aria-label={t('Table')}
        aria-rowcount={items.count + 2}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        data-lines={fields.format['show_vertical_lines'] === false ? undefined : ''}
        data-wraps={wraps ? '' : undefined}
        data-picking={picks.rows.size > 0 ? '' : undefined}
        {...cells.handlers}
        onPointerDown={event => {
          if (rowDrag.onPointerDown(event) || columnDrag.onPointerDown(event)) return
          cells.handlers.onPointerDown?.(event)
        }}
        onMouseDown={event => {
          // Where nothing can be pressed, the press would take the focus out of the table.
          const pressed = (event.target as Element).closest('button, a, input, [tabindex]')
          if (!pressed || !event.currentTarget.contains(pressed)) event.preventDefault()
        }}
        onClick={event => {
          const box = (event.target as Element).closest<HTMLElement>('[data-pick]')
          if (!box) return cells.handlers.onClick?.(event)
          const line = Number(box.dataset['pick'])
          if (line < 0) return picks.isAll ? picks.clear() : picks.all()
          if (event.shiftKey) picks.extend(line)
          else picks.toggle(line)
        }}
        onContextMenuCapture={event => {
          // The menu that it opens is drawn elsewhere, but its events come here too.
          if (!event.currentTarget.contains(event.target as Node)) return
          if (!(event.target as Element).closest('[data-row]')) event.stopPropagation()
        }}
      >
        <div
          className={styles.inner}
          style={{ ['--width' as string]: `${width}px`, ['--columns' as string]: gridColumns(columns, isSchemaOpen) }}
        >
          <TableHead
            frozen={frozen}
            picked={picks.isAll ? true : picks.rows.size > 0 ? 'mixed' : false}
            drop={columnDrag.drop}
          />
          <RowMenuBelow>{body}</RowMenuBelow>
          <TableFoot list={answer} frozen={frozen} rowIndex={items.count + 2} />
        </div>
      </div>
      <PickedBar picks={picks} items={items} />
      {region}
    </>
  )
}

/** Every cell of the view is selected already: asked again for all, its rows are meant. */
const isWhole = (range: CellRange, rows: number, columns: number): boolean => {
  const { top, bottom, left, right } = bounds(range)
  return bottom - top + 1 >= rows && left === 0 && right === columns - 1
}

function Waiting() {
  const { t } = useBlockHost()
  return (
    <div className={styles.waiting} role="status" aria-label={t('Loading rows')}>
      {Array.from({ length: 6 }, (_, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all the same
        <div key={i} className={styles.waitingRow} />
      ))}
    </div>
  )
}

function Settings() {
  const { t } = useBlockHost()
  const fields = useViewFields()
  const actions = useDatabaseActions()
  return (
    <>
      <SwitchField
        label={t('Wrap all cells')}
        checked={fields.format['wrap_cells'] === true}
        onChange={on => actions.setFormat('wrap_cells', on ? true : null)}
      />
      <SwitchField
        label={t('Show vertical lines')}
        checked={fields.format['show_vertical_lines'] !== false}
        onChange={on => actions.setFormat('show_vertical_lines', on ? null : false)}
      />
      <SwitchField
        label={t('Freeze first column')}
        checked={frozenIn(fields.format) !== 0}
        onChange={on => actions.setFormat(FROZEN, on ? null : 0)}
      />
    </>
  )
}

export const tableView: ViewView = { type: 'table', View: Table, Settings }
