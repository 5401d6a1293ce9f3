// Columns side by side. It holds nothing but columns, and comes apart when fewer than two are left.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const columnList = defineBlock({
  type: 'column_list',
  label: 'Columns',
  head: 'frame',
  holds: ['column'],
  fewest: 2,
})
