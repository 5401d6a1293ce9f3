// A database in a page, as other programs have it: its place; what it shows is not in the block.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'

export const collectionViewExchange = defineExchange({
  type: 'collection_view',
  html: {
    write: () => [element('div')],
    read: node =>
      node.tagName === 'div' && node.properties['dataSheafType'] === 'collection_view' ? tree('collection_view') : null,
  },
})
