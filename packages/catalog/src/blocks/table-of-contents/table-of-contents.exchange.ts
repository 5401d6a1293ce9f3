// Table of contents, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'

export const tableOfContentsExchange = defineExchange({
  type: 'table_of_contents',
  html: {
    write: () => [element('nav', {})],
    read: node =>
      node.tagName === 'nav' && node.properties['dataSheafType'] === 'table_of_contents'
        ? tree('table_of_contents')
        : null,
  },
  plain: () => '',
})
