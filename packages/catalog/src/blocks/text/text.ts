// A paragraph: the block people type into.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const text = defineBlock({
  type: 'text',
  label: 'Text',
  icon: 'type',
  head: 'text',
  offers: [
    {
      label: 'Text',
      description: 'Plain writing, a paragraph at a time.',
      icon: 'type',
      group: 'basic',
      aliases: 'paragraph, plain, p',
    },
  ],
  turn: { digit: 0 },
})
