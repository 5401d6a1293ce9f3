// One column of several. Its share of the width is `format.column_ratio`; shares are compared, they need not add up to anything.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'
import { moreThan } from '@sheaf/core/validation/checks'

export const column = defineBlock({
  type: 'column',
  label: 'Column',
  icon: 'columns-2',
  head: 'frame',
  borders: 'around',
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
