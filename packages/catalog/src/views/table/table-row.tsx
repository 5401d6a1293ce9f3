// One row: its cells, and what opens it. It is drawn again only when its own record, its place in the selection or the columns change:
// a table that is scrolled draws only the rows that come.

import type { NestedRow } from '@sheaf/core/collection/query'
import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { PassingCell } from '@sheaf/database/cells/passing-cell'
import { ruleLook } from '@sheaf/database/cells/rule-look'
import { type CellEditing } from '@sheaf/database/contract/database'
import {
  useColumns,
  useDatabaseComponents,
  useOthersAt,
  useRowColors,
  useRowWords,
  useViewFields,
} from '@sheaf/database/contract/database-hooks'
import { memo } from 'react'
import { CommentCount } from '../comment-count'
import { NestAdd, NestToggle } from '../nest-toggle'
import type { LineSelection } from './cell-range'
import { frozenOffsets } from './column-width'
import { RowGutter } from './row-gutter'
import styles from './table.module.css'
import { TableCell } from './table-cell'

interface TableRowProps extends LineSelection {
  /** Null while it is on its way. */
  readonly row: Uuid | null
  readonly nested: NestedRow | undefined
  readonly line: number
  readonly frozen: number
  /** Which columns are drawn. */
  readonly shown: readonly number[]
  /** Begins the ids of its cells. */
  readonly prefix: string
  /** Where Tab comes in while nothing is selected. */
  readonly isEntry: boolean
  readonly isPicked: boolean
  /** It goes by too fast to be read. */
  readonly isPassing: boolean
  /** The column with the handle that fills; -1 for none. */
  readonly corner: number
  readonly editing: { readonly column: number; readonly cell: CellEditing } | null
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, line, frozen, shown, prefix, isEntry, left, right, head } = props
  const columns = useColumns()
  const offsets = frozenOffsets(columns, frozen)
  // The cell that has the focus is never taken away.
  const drawn = head < 0 || shown.includes(head) ? shown : [...shown, head].toSorted((a, b) => a - b)
  const cells = drawn
    .filter(column => columns[column])
    .map(column => ({
      line,
      column,
      prefix,
      frozenAt: column < frozen ? offsets[column] : undefined,
      isSelected: column >= left && column <= right,
      isStop: column === head || (isEntry && column === 0),
    }))
  if (row && props.isPassing) return <RowPassing {...props} row={row} cells={cells} />
  if (row) return <RowHere {...props} row={row} cells={cells} />
  return (
    <div className={styles.row} role="row" aria-rowindex={line + 2} aria-busy="true">
      {cells.map(cell => (
        <TableCell key={cell.column} {...cell}>
          <span className={styles.gap} />
        </TableCell>
      ))}
    </div>
  )
})

type CellAt = Omit<Parameters<typeof TableCell>[0], 'children'>
interface RowCells extends TableRowProps {
  readonly row: Uuid
  readonly cells: readonly CellAt[]
}

/** Its words and what it is marked with, at a quarter of the cost of the row in full, which follows a moment later. */
function RowPassing({ row, line, isPicked, cells }: RowCells) {
  const columns = useColumns()
  const words = useRowWords(row)
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={line + 2}
      aria-selected={isPicked || undefined}
      data-row={row}
      data-picked={isPicked ? '' : undefined}
    >
      {cells.map(cell => {
        const { property } = columns[cell.column] as (typeof columns)[number]
        return (
          <TableCell key={property.id} {...cell} property={property.id}>
            <PassingCell property={property} words={() => words(property)} />
          </TableCell>
        )
      })}
    </div>
  )
}

function RowHere({ row, nested, line, isPicked, corner, editing, cells }: RowCells) {
  const columns = useColumns()
  const fields = useViewFields()
  const { Cell } = useDatabaseComponents()
  const { row: ofRow, cells: colored } = useRowColors(row)
  const others = useOthersAt(row)
  const isShown = (id: string | null): boolean => columns.some(column => column.property.id === id)
  const wrapsAll = fields.format['wrap_cells'] === true
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={line + 2}
      aria-level={nested && nested.depth + 1}
      aria-selected={isPicked || undefined}
      data-row={row}
      data-nest-row={row}
      data-picked={isPicked ? '' : undefined}
      {...ruleLook(ofRow)}
    >
      <RowGutter row={row} line={line} isPicked={isPicked} />
      {cells.map(cell => {
        const { property, wrap } = columns[cell.column] as (typeof columns)[number]
        const isTitle = property.id === TITLE
        return (
          <TableCell
            key={property.id}
            {...cell}
            property={property.id}
            // Who is at the row as a whole, or at what is not shown, is at its name.
            others={others.filter(one => (isShown(one.property) ? one.property === property.id : isTitle))}
            wraps={wrap === true || wrapsAll}
            ruled={ruleLook(colored.get(property.id))}
          >
            {isTitle && <NestToggle row={row} nested={nested} />}
            <Cell
              row={row}
              property={property}
              place="table"
              editing={editing?.column === cell.column ? editing.cell : null}
            />
            {corner === cell.column && !editing && (
              <span className={styles.fillHandle} data-fill="" aria-hidden="true" />
            )}
            {isTitle && (
              <>
                <CommentCount row={row} />
                <NestAdd row={row} nested={nested} />
              </>
            )}
          </TableCell>
        )
      })}
      <div className={styles.rest} style={{ gridColumn: columns.length + 2 }} />
    </div>
  )
}
