// A recording or a piece of music.
import { asksWhenBare, defineBlock } from '@sheaf/core/kinds/block-kind'

export const audio = defineBlock({
  type: 'audio',
  label: 'Audio',
  head: 'void',
  holds: 'nothing',
  asks: asksWhenBare,
})
