// One slide of a presentation: a card that holds any blocks.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const slide = defineBlock({
  type: 'slide',
  label: 'Slide',
  head: 'frame',
  borders: 'around',
  slides: 'one',
})
