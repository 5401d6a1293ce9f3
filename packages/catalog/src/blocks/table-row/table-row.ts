// A row of a table: one block per column, which says its column by `format.column`.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const tableRow = defineBlock({
  type: 'table_row',
  label: 'Table row',
  head: 'frame',
  borders: 'each',
})
