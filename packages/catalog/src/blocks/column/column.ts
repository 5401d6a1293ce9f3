// One column of several. Its share of the width is `format.column_ratio`; shares are compared, they need not add up to anything.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const column = defineBlock({
  type: 'column',
  label: 'Column',
  head: 'frame',
  borders: 'around',
})
