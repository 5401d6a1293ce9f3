// Breadcrumb, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'

export const breadcrumbExchange = defineExchange({
  type: 'breadcrumb',
  html: {
    write: () => [element('nav', {})],
    read: node =>
      node.tagName === 'nav' && node.properties['dataSheafType'] === 'breadcrumb' ? tree('breadcrumb') : null,
  },
  plain: () => '',
})
