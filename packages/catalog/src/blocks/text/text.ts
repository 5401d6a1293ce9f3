// A paragraph: the block people type into.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const text = defineBlock({
  type: 'text',
  label: 'Text',
  head: 'text',
  turn: { digit: 0 },
})
