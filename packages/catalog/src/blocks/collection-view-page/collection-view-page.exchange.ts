// A database that is a page, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'

export const collectionViewPageExchange = defineExchange({
  type: 'collection_view_page',
  html: {
    write: ({ runs, children }, out) => [
      element('article', {}, [element('h1', {}, out.inline(runs)), ...out.blocks(children)]),
    ],
    read: (node, from) => {
      if (node.tagName !== 'article' || node.properties['dataSheafType'] !== 'collection_view_page') return null
      const [title, ...rest] = node.children
      return tree('collection_view_page', {
        runs: title?.type === 'element' ? from.runs(title.children) : [],
        children: from.blocks(rest),
      })
    },
  },
})
