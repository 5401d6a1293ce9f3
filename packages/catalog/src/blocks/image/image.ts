// A picture: a file of ours or an address, with a caption and words for those who do not see it.
import { asksWhenBare, defineBlock } from '@sheaf/core/kinds/block-kind'

export const image = defineBlock({
  type: 'image',
  label: 'Image',
  head: 'void',
  holds: 'nothing',
  asks: asksWhenBare,
})
