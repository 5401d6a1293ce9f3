// One slide of a presentation: a card that holds any blocks.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'

export const slide = defineBlock({
  type: 'slide',
  label: 'Slide',
  icon: 'monitor',
  head: 'frame',
  borders: 'around',
  slides: 'one',
  offers: [
    {
      label: 'Slide',
      description: 'A card of a presentation.',
      icon: 'monitor',
      group: 'advanced',
      aliases: 'present, presentation, deck, card',
      seed: { children: [tree('header'), tree('text')] },
    },
  ],
})
