// A line between two parts.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const divider = defineBlock({
  type: 'divider',
  label: 'Divider',
  head: 'void',
  holds: 'nothing',
  slides: 'break',
  typed: [{ sign: '---', immediate: true }],
})
