// Columns, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import { foreignColumns } from './foreign-columns'

export const columnListExchange = defineExchange({
  type: 'column_list',
  html: {
    write: ({ children }, out) => [element('div', {}, out.blocks(children))],
    read: (node, from) => {
      if (node.tagName === 'div' && node.properties['dataSheafType'] === 'column_list')
        return tree('column_list', { children: from.blocks(node.children) })
      const columns = foreignColumns(node)
      if (columns.length === 0) return null
      const children = columns.map(({ node: column, ratio }) => {
        const below = from.blocks(column.children)
        return tree('column', {
          format: ratio === null ? {} : { column_ratio: ratio },
          children: below.length > 0 ? below : [tree('text')],
        })
      })
      return tree('column_list', { children })
    },
  },
  plain: ({ children }, out) => out.blocks(children),
})
