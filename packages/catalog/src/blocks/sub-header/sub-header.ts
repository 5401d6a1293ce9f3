// A heading within a part.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const subHeader = defineBlock({
  type: 'sub_header',
  label: 'Heading 2',
  head: 'text',
  forms: { format: ['toggleable'] },
  typed: [{ sign: '##' }],
  turn: { digit: 2 },
})
