// The smallest heading.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const subSubHeader = defineBlock({
  type: 'sub_sub_header',
  label: 'Heading 3',
  head: 'text',
  forms: { format: ['toggleable'] },
  typed: [{ sign: '###' }],
  turn: { digit: 3 },
})
