// The largest heading of a page.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const header = defineBlock({
  type: 'header',
  label: 'Heading 1',
  icon: 'heading-1',
  head: 'text',
  offers: [
    {
      label: 'Heading 1',
      description: 'A large heading for the parts of a page.',
      icon: 'heading-1',
      group: 'basic',
      aliases: 'h1, header, title, section, #',
    },
    {
      label: 'Toggle heading 1',
      description: 'A heading that folds away what lies below it.',
      icon: 'list-collapse',
      group: 'advanced',
      aliases: 'toggle h1, collapsible heading, fold',
      seed: { format: { toggleable: true } },
    },
  ],
  typed: [{ sign: '#' }],
  turn: { digit: 1 },
})
