// Slide, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import { blockColor } from '../block-color'

export const slideExchange = defineExchange({
  type: 'slide',
  format: { block_color: blockColor },
  html: {
    write: ({ children }, out) => [element('section', { className: ['slide'] }, out.blocks(children))],
    read: (node, from) =>
      node.properties['dataSheafType'] === 'slide' ? tree('slide', { children: from.blocks(node.children) }) : null,
  },
  plain: ({ children }, out) => out.blocks(children),
})
