// A freehand drawing.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const drawing = defineBlock({
  type: 'drawing',
  label: 'Drawing',
  head: 'void',
  holds: 'nothing',
})
