// A line that folds away what lies below it.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const toggle = defineBlock({
  type: 'toggle',
  label: 'Toggle',
  head: 'text',
  next: 'same',
  typed: [{ sign: '>' }],
  turn: { digit: 7 },
})
