// The smallest heading.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const subSubHeader = defineBlock({
  type: 'sub_sub_header',
  label: 'Heading 3',
  icon: 'heading-3',
  head: 'text',
  offers: [
    {
      label: 'Heading 3',
      description: 'A small heading.',
      icon: 'heading-3',
      group: 'basic',
      aliases: 'h3, subheader, section, ###',
    },
    {
      label: 'Toggle heading 3',
      description: 'A heading that folds away what lies below it.',
      icon: 'list-collapse',
      group: 'advanced',
      aliases: 'toggle h3, collapsible heading, fold',
      seed: { format: { toggleable: true } },
    },
  ],
  typed: [{ sign: '###' }],
  turn: { digit: 3 },
})
