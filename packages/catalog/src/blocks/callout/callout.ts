// Words in a box that stand out, with an icon or without.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const callout = defineBlock({
  type: 'callout',
  label: 'Callout',
  icon: 'lightbulb',
  head: 'text',
  next: 'inside',
  offers: [
    {
      label: 'Callout',
      description: 'Words in a box that stand out.',
      icon: 'lightbulb',
      group: 'basic',
      aliases: 'note, info, tip, warning, box, aside, highlight',
      seed: { format: { page_icon: '💡', block_color: 'grey_background' } },
    },
  ],
  turn: {},
})
