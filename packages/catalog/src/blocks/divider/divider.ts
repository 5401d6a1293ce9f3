// A line between two parts.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const divider = defineBlock({
  type: 'divider',
  label: 'Divider',
  icon: 'minus',
  head: 'void',
  holds: 'nothing',
  slides: 'break',
  offers: [
    {
      label: 'Divider',
      description: 'A line between two parts.',
      icon: 'minus',
      group: 'basic',
      aliases: 'hr, rule, separator, line, ---',
    },
  ],
  typed: [{ sign: '---', immediate: true }],
})
