// Says where a copied part of a page comes from: `format.copied_from_pointer`.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'
import { jsonObject } from '@sheaf/core/validation/checks'

export const copyIndicator = defineBlock({
  type: 'copy_indicator',
  label: 'Copied from',
  icon: 'copy',
  head: 'void',
  holds: 'nothing',
  format: { copied_from_pointer: jsonObject },
  html: {
    write: () => [element('aside', {})],
    read: node =>
      node.tagName === 'aside' && node.properties['dataSheafType'] === 'copy_indicator' ? tree('copy_indicator') : null,
  },
  plain: () => '',
})
