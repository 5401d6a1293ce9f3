// Link to database, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import { jsonObject } from '@sheaf/core/validation/checks'

export const linkToCollectionExchange = defineExchange({
  type: 'link_to_collection',
  format: { link_to_collection_pointer: jsonObject },
  html: {
    write: () => [element('p')],
    read: node =>
      node.tagName === 'p' && node.properties['dataSheafType'] === 'link_to_collection'
        ? tree('link_to_collection')
        : null,
  },
})
