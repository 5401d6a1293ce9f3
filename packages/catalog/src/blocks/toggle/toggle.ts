// A line that folds away what lies below it.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const toggle = defineBlock({
  type: 'toggle',
  label: 'Toggle',
  icon: 'list-collapse',
  head: 'text',
  next: 'same',
  offers: [
    {
      label: 'Toggle list',
      description: 'A line that hides and shows what is inside.',
      icon: 'list-collapse',
      group: 'basic',
      aliases: 'collapse, fold, accordion, details, >',
    },
  ],
  typed: [{ sign: '>' }],
  turn: { digit: 7 },
})
