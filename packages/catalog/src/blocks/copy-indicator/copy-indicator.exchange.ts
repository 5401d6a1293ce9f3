// Copied from, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import { jsonObject } from '@sheaf/core/validation/checks'

export const copyIndicatorExchange = defineExchange({
  type: 'copy_indicator',
  format: { copied_from_pointer: jsonObject },
  html: {
    write: () => [element('aside', {})],
    read: node =>
      node.tagName === 'aside' && node.properties['dataSheafType'] === 'copy_indicator' ? tree('copy_indicator') : null,
  },
  plain: () => '',
})
