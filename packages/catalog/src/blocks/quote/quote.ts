// What somebody else said.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const quote = defineBlock({
  type: 'quote',
  label: 'Quote',
  icon: 'quote',
  head: 'text',
  offers: [
    {
      label: 'Quote',
      description: 'Words of somebody else, set apart.',
      icon: 'quote',
      group: 'basic',
      aliases: 'citation, blockquote, cite, "',
    },
  ],
  typed: [{ sign: '"' }, { sign: '|' }],
  turn: {},
})
