// One row: its cells, and what opens it. It is drawn again only when its own record, its place in the selection or the columns change:
// a table that is scrolled draws only the rows that come.

import { TITLE } from '@sheaf/core/collection/schema'
import { type CellEditing, useDatabase } from '@sheaf/editor/host/database'
import { ruleLook } from '@sheaf/editor/host/rule-look'
import { useBlock } from '@sheaf/editor/host/use-block'
import { memo } from 'react'
import { CommentCount } from '../comment-count'
import { NestAdd, NestToggle } from '../nest-toggle'
import type { LineSelection } from './cell-range'
import { frozenOffsets } from './column-width'
import styles from './table.module.css'
import type { TableItem } from './table-items'

interface TableRowProps extends LineSelection {
  readonly item: Extract<TableItem, { kind: 'row' }>
  readonly line: number
  readonly frozen: number
  /** Which columns are drawn. */
  readonly shown: readonly number[]
  /** Begins the ids of its cells. */
  readonly prefix: string
  /** Where Tab comes in while nothing is selected. */
  readonly isEntry: boolean
  readonly editing: { readonly column: number; readonly cell: CellEditing } | null
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { item, line, frozen, shown, prefix, isEntry, editing, left, right, head } = props
  const { columns, Cell, RowMenu, colors, fields } = useDatabase()
  // What it says decides about its colours.
  useBlock(item.id)
  const { row, cells: colored } = colors(item.id)
  const wrapsAll = fields.format['wrap_cells'] === true
  const nested = item.list.nested?.[item.id]
  const offsets = frozenOffsets(columns, frozen)
  // The cell that has the focus is never taken away.
  const drawn = head < 0 || shown.includes(head) ? shown : [...shown, head].toSorted((a, b) => a - b)
  return (
    <RowMenu row={item.id}>
      <div
        className={styles.row}
        role="row"
        aria-rowindex={line + 2}
        aria-level={nested && nested.depth + 1}
        data-row={item.id}
        data-nest-row={item.id}
        {...ruleLook(row)}
      >
        {drawn.map(column => {
          const found = columns[column]
          if (!found) return null
          const { property, wrap } = found
          const { style, ...ruled } = ruleLook(colored.get(property.id))
          const place = { gridColumn: column + 1, ...style }
          return (
            <div
              key={property.id}
              role="gridcell"
              id={`${prefix}${line}-${column}`}
              aria-colindex={column + 1}
              aria-selected={column >= left && column <= right}
              tabIndex={column === head || (isEntry && column === 0) ? 0 : -1}
              className={styles.cell}
              data-wrap={wrap || wrapsAll ? '' : undefined}
              data-frozen={column < frozen ? '' : undefined}
              style={column < frozen ? { ...place, insetInlineStart: `${offsets[column] ?? 0}px` } : place}
              {...ruled}
              data-line={line}
              data-column={column}
            >
              {property.id === TITLE && <NestToggle row={item.id} nested={nested} />}
              <Cell
                row={item.id}
                property={property}
                place="table"
                editing={editing?.column === column ? editing.cell : null}
              />
              {property.id === TITLE && (
                <>
                  <CommentCount row={item.id} />
                  <NestAdd row={item.id} nested={nested} />
                </>
              )}
            </div>
          )
        })}
        <div className={styles.rest} style={{ gridColumn: columns.length + 1 }} />
      </div>
    </RowMenu>
  )
})
