// A template button: a press inserts copies of what lies in it.
import { asksAlways, defineBlock } from '@sheaf/core/kinds/block-kind'

export const factory = defineBlock({
  type: 'factory',
  label: 'Template button',
  head: 'frame',
  borders: 'around',
  asks: asksAlways,
})
