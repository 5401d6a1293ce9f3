// A row on the screen: its cells are placed in the columns of the table, whatever their order in the row.
import type { BlockView } from '@sheaf/editor/views/block-view'

export const tableRowView: BlockView = {
  type: 'table_row',
  attributes: () => ({ role: 'row' }),
  cell: column => ({
    attributes: { role: 'cell', 'data-column': column },
    variables: { '--sheaf-column': `c-${column}`, '--sheaf-column-fill': `var(--fill-${column}, transparent)` },
  }),
}
