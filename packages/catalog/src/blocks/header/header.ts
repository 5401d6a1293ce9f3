// The largest heading of a page.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const header = defineBlock({
  type: 'header',
  label: 'Heading 1',
  head: 'text',
  forms: { format: ['toggleable'] },
  typed: [{ sign: '#' }],
  turn: { digit: 1 },
})
