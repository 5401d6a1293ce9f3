// Columns, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'

export const columnListExchange = defineExchange({
  type: 'column_list',
  html: {
    write: ({ children }, out) => [element('div', {}, out.blocks(children))],
    read: (node, from) =>
      node.tagName === 'div' && node.properties['dataSheafType'] === 'column_list'
        ? tree('column_list', { children: from.blocks(node.children) })
        : null,
  },
  plain: ({ children }, out) => out.blocks(children),
})
