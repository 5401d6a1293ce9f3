// A table, as menus offer it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import type { KindOffers } from '@sheaf/core/kinds/offer'
import { columnId } from './table'

const cell = (index: number): BlockTree => tree('text', { format: { column: columnId(index) } })
const seeded = (rows: number, columns: number): Pick<BlockTree, 'format' | 'children'> => ({
  format: {
    table_block_column_order: Array.from({ length: columns }, (_, i) => columnId(i)),
    table_block_column_header: true,
  },
  children: Array.from({ length: rows }, () =>
    tree('table_row', { children: Array.from({ length: columns }, (_, i) => cell(i)) }),
  ),
})

export const tableOffers: KindOffers = {
  type: 'table',
  offers: [
    {
      label: 'Table',
      description: 'Add a simple table',
      icon: 'table',
      group: 'basic',
      aliases: 'grid, spreadsheet, simple table, rows, columns',
      seed: seeded(3, 2),
    },
  ],
}
