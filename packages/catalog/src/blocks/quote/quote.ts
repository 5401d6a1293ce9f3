// A quotation.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const quote = defineBlock({
  type: 'quote',
  label: 'Quote',
  head: 'text',
  typed: [{ sign: '"' }, { sign: '|' }],
  turn: {},
})
