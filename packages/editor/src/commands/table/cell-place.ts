// Where a cell is: a block that says its column, in a row whose children have borders around each. Columns stand in the order
// that the table holds; a row may lack cells, when two people added a row and a column at once.

import { loadedChildren } from '@sheaf/core/actions/blocks/places'
import { cellIn, columnOf, columnsIn } from '@sheaf/core/actions/blocks/table-cells'
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'

export interface CellPlace {
  readonly table: Uuid
  readonly row: Uuid
  readonly cell: Uuid
  readonly column: string
}

/** The cell that a block is or lies in, the innermost. */
export function cellAround(replica: Replica, block: Uuid): CellPlace | null {
  const { kinds } = replica.options
  for (let at: Uuid | undefined = block; at !== undefined; ) {
    const value = replica.block(at)
    const row = value && replica.block(value.parent_id)
    const column = columnOf(replica, at)
    if (row && column !== null && kinds.traits(row.type).borders === 'each')
      return { table: row.parent_id, row: row.id, cell: at, column }
    at = value && kinds.traits(value.type).page ? undefined : value?.parent_id
  }
  return null
}

/** A part of a table: whole cells between two corners. */
export interface CellRange {
  readonly table: Uuid
  readonly rows: readonly Uuid[]
  readonly columns: readonly string[]
}
export function cellsBetween(replica: Replica, from: Uuid, to: Uuid): CellRange | null {
  const a = cellAround(replica, from)
  const b = cellAround(replica, to)
  if (!a || !b || a.table !== b.table || a.cell === b.cell) return null
  const rows = loadedChildren(replica, a.table)
  const columns = columnsIn(replica, a.table)
  return {
    table: a.table,
    rows: stretch(rows, rows.indexOf(a.row), rows.indexOf(b.row)),
    columns: stretch(columns, columns.indexOf(a.column), columns.indexOf(b.column)),
  }
}
const stretch = <T>(list: readonly T[], a: number, b: number): readonly T[] =>
  list.slice(Math.min(a, b), Math.max(a, b) + 1)

/** What the cells of a range say, row by row. */
export const textsOf = (replica: Replica, { rows, columns }: CellRange): readonly (readonly string[])[] =>
  rows.map(row =>
    columns.map(column => {
      const cell = cellIn(replica, row, column)
      return cell === null
        ? ''
        : replica
            .runs(cell)
            .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
            .join('')
    }),
  )
