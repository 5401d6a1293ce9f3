// One slide of a presentation: a card that holds any blocks.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'
import { blockColor } from '../block-color'

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
  format: { block_color: blockColor },
  html: {
    write: ({ children }, out) => [element('section', { className: ['slide'] }, out.blocks(children))],
    read: (node, from) =>
      node.properties['dataSheafType'] === 'slide' ? tree('slide', { children: from.blocks(node.children) }) : null,
  },
  plain: ({ children }, out) => out.blocks(children),
})
