// A table: a grid of cells that is moved through by keyboard, written in where one stands, and drawn only where it is seen.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { DatabaseProvider, useDatabase, type ViewView } from '@sheaf/editor/host/database'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { selectionIn } from './cell-range'
import { columnWidth, gridColumns } from './column-width'
import { frozenCount, narrowColumns } from './narrow-columns'
import { FROZEN, frozenIn } from './table'
import styles from './table.module.css'
import { GroupFigures, TableFoot } from './table-foot'
import { TableHead } from './table-head'
import { foldKey, type GroupPlace, type TableItem, tableItems } from './table-items'
import { TableGroup, TableMore, TableNew } from './table-lines'
import { TableRow } from './table-row'
import { useCells } from './use-cells'
import { useNarrowRoom } from './use-narrow-room'
import { useShownColumns } from './use-shown-columns'

const ROW_PX = 36
const OVERSCAN = 8
const none: readonly TableItem[] = []

function Table() {
  const database = useDatabase()
  const [box, room] = useNarrowRoom()
  const fitted = useMemo(
    () => (room === null ? database : { ...database, columns: narrowColumns(database.columns, room) }),
    [database, room],
  )
  return (
    <div ref={box}>
      <DatabaseProvider value={fitted}>
        <Grid room={room} />
      </DatabaseProvider>
    </div>
  )
}

function Grid({ room }: { readonly room: number | null }) {
  const { t } = useBlockHost()
  const database = useDatabase()
  const { query, columns, isEditable, isSchemaOpen, fields } = database
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const scroller = useRef<HTMLDivElement>(null)
  const hasFigures = columns.some(({ id }) => fields.query.aggregations?.some(one => one.property === id))
  const items = useMemo(
    () => (query.answer ? tableItems(query.answer, { canAdd: isEditable, hasFigures, folded }) : none),
    [query.answer, isEditable, hasFigures, folded],
  )
  const wraps = fields.format['wrap_cells'] === true || columns.some(column => column.wrap)
  // oxlint-disable-next-line react/incompatible-library -- what it gives is read in this component alone
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    getItemKey: at => items[at]?.key ?? at,
    ...(wraps ? {} : { measureElement: () => ROW_PX }),
  })
  const cells = useCells(items, scroller, line => virtual.scrollToIndex(line, { align: 'auto' }))
  const fold = (place: GroupPlace): void =>
    setFolded(held => {
      const next = new Set(held)
      if (!next.delete(foldKey(place))) next.add(foldKey(place))
      return next
    })
  const template = gridColumns(columns, isSchemaOpen)
  const frozen = frozenCount(columns, frozenIn(fields.format), room)
  const shown = useShownColumns(columns, scroller, { frozen, isHighest: wraps })
  const width = columns.reduce((sum, column) => sum + columnWidth(column), 0)
  if (!query.answer) return <Waiting />
  return (
    <div
      ref={scroller}
      className={styles.table}
      role="grid"
      aria-label={t('Table')}
      aria-rowcount={query.answer.total + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      data-lines={fields.format['show_vertical_lines'] === false ? undefined : ''}
      data-wraps={wraps ? '' : undefined}
      {...cells.handlers}
    >
      <div className={styles.inner} style={{ ['--width' as string]: `${width}px`, ['--columns' as string]: template }}>
        <TableHead frozen={frozen} />
        <div className={styles.body} role="rowgroup" style={{ blockSize: `${virtual.getTotalSize()}px` }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const item = items[index] as TableItem
            return (
              <div
                key={key}
                ref={wraps ? virtual.measureElement : undefined}
                data-index={index}
                className={styles.line}
                style={{ transform: `translateY(${start}px)` }}
              >
                {item.kind === 'row' ? (
                  <TableRow
                    item={item}
                    line={index}
                    frozen={frozen}
                    shown={shown}
                    prefix={cells.prefix}
                    isEntry={cells.range === null && index === cells.firstLine}
                    editing={cells.editingIn(index)}
                    {...selectionIn(cells.range, index)}
                  />
                ) : item.kind === 'group' ? (
                  <TableGroup item={item} onFold={() => fold(item.at)} />
                ) : item.kind === 'more' ? (
                  <TableMore at={item.at} />
                ) : item.kind === 'new' ? (
                  <TableNew at={item.at} />
                ) : (
                  <GroupFigures list={item.list} frozen={frozen} />
                )}
              </div>
            )
          })}
        </div>
        <TableFoot list={query.answer} frozen={frozen} />
      </div>
    </div>
  )
}

function Waiting() {
  const { t } = useBlockHost()
  return (
    <div className={styles.waiting} role="status" aria-label={t('Loading the rows')}>
      {Array.from({ length: 6 }, (_, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all the same
        <div key={i} className={styles.waitingRow} />
      ))}
    </div>
  )
}

function Settings() {
  const { t } = useBlockHost()
  const { fields, deeds } = useDatabase()
  return (
    <>
      <SwitchField
        label={t('Wrap all cells')}
        checked={fields.format['wrap_cells'] === true}
        onChange={on => deeds.setFormat('wrap_cells', on ? true : null)}
      />
      <SwitchField
        label={t('Lines between columns')}
        checked={fields.format['show_vertical_lines'] !== false}
        onChange={on => deeds.setFormat('show_vertical_lines', on ? null : false)}
      />
      <SwitchField
        label={t('Keep the first column in sight')}
        checked={frozenIn(fields.format) !== 0}
        onChange={on => deeds.setFormat(FROZEN, on ? null : 0)}
      />
    </>
  )
}

export const tableView: ViewView = { type: 'table', View: Table, Settings }
