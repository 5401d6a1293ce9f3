// Says where a copied part of a page comes from: `format.copied_from_pointer`.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const copyIndicator = defineBlock({
  type: 'copy_indicator',
  label: 'Copied from',
  head: 'void',
  holds: 'nothing',
})
