// A film: a file of ours, an address of a file, or an address of a known provider.
import { asksWhenBare, defineBlock } from '@sheaf/core/kinds/block-kind'

export const video = defineBlock({
  type: 'video',
  label: 'Video',
  head: 'void',
  holds: 'nothing',
  asks: asksWhenBare,
})
