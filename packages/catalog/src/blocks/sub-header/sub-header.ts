// A heading within a part.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const subHeader = defineBlock({
  type: 'sub_header',
  label: 'Heading 2',
  icon: 'heading-2',
  head: 'text',
  offers: [
    {
      label: 'Heading 2',
      description: 'A medium heading.',
      icon: 'heading-2',
      group: 'basic',
      aliases: 'h2, subheader, section, ##',
    },
    {
      label: 'Toggle heading 2',
      description: 'A heading that folds away what lies below it.',
      icon: 'list-collapse',
      group: 'advanced',
      aliases: 'toggle h2, collapsible heading, fold',
      seed: { format: { toggleable: true } },
    },
  ],
  typed: [{ sign: '##' }],
  turn: { digit: 2 },
})
