// Words in a box that stand out, with an icon or without.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const callout = defineBlock({
  type: 'callout',
  label: 'Callout',
  head: 'text',
  next: 'inside',
  forms: { format: ['page_icon', 'block_color'] },
  turn: {},
})
