// The way to the page it stands on, from the top.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const breadcrumb = defineBlock({
  type: 'breadcrumb',
  label: 'Breadcrumb',
  head: 'void',
  holds: 'nothing',
})
