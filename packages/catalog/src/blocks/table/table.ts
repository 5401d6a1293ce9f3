// A table: rows of cells. The table holds the order of its columns, their widths and colours, and whether the first row and
// column are headers; cells are blocks of their own, so that two people write in them as in any text.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree } from '@sheaf/core/kinds/block-tree'

/** Ids of imported columns; unique only within their table. */
export const columnId = (index: number): string =>
  `00000000-0000-4000-8000-${(index + 1).toString(16).padStart(12, '0')}`

export const table = defineBlock({
  type: 'table',
  label: 'Table',
  head: 'frame',
  holds: ['table_row'],
  borders: 'around',
})

/** The columns as they are shown. Those that only cells know of come last: their table was changed elsewhere meanwhile. */
export function columnsOf(
  format: BlockTree['format'],
  rows: readonly (readonly (string | null)[])[],
): readonly string[] {
  const order = format['table_block_column_order']
  const known = Array.isArray(order) ? order.filter((id): id is string => typeof id === 'string') : []
  const all = new Set(known)
  for (const row of rows) for (const id of row) if (id !== null) all.add(id)
  return [...all]
}
