// Rows and cells of a simple table: a cell is a block that says its column. Columns stand in the order that the table holds; a row may
// lack cells, when two people added a row and a column at once.
import type { Uuid } from '../../ids'
import type { OpenSpace } from '../../operations/open-space'
import { loadedChildren } from './places'

export const COLUMN_ORDER = 'table_block_column_order'

export function columnOf(space: OpenSpace, cell: Uuid): string | null {
  const column = space.block(cell)?.format?.['column']
  return typeof column === 'string' ? column : null
}

/** As the table itself lists them. */
export function listedColumns(space: OpenSpace, table: Uuid): readonly string[] {
  const order = space.block(table)?.format?.[COLUMN_ORDER]
  return Array.isArray(order) ? order.filter(id => typeof id === 'string') : []
}

/** Columns in the order they are shown. Those that only cells know of come last: the table was changed elsewhere meanwhile. */
export function columnsIn(space: OpenSpace, table: Uuid): readonly string[] {
  const all = new Set<string>(listedColumns(space, table))
  for (const row of loadedChildren(space, table))
    for (const cell of loadedChildren(space, row)) {
      const column = columnOf(space, cell)
      if (column !== null) all.add(column)
    }
  return [...all]
}
export const cellIn = (space: OpenSpace, row: Uuid, column: string): Uuid | null =>
  loadedChildren(space, row).find(cell => columnOf(space, cell) === column) ?? null
