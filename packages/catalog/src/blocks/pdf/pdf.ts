// A document in pages, read in place.
import { asksWhenBare, defineBlock } from '@sheaf/core/kinds/block-kind'

export const pdf = defineBlock({
  type: 'pdf',
  label: 'PDF',
  head: 'void',
  holds: 'nothing',
  asks: asksWhenBare,
})
