// Column, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import { moreThan } from '@sheaf/core/validation/checks'

export const columnExchange = defineExchange({
  type: 'column',
  format: { column_ratio: moreThan(0) },
  html: {
    write: ({ children }, out) => [element('div', {}, out.blocks(children))],
    read: (node, from) =>
      node.tagName === 'div' && node.properties['dataSheafType'] === 'column'
        ? tree('column', { children: from.blocks(node.children) })
        : null,
  },
  plain: ({ children }, out) => out.blocks(children),
})
