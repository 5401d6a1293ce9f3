// A button: what a press does is a list of steps.
import { asksAlways, defineBlock } from '@sheaf/core/kinds/block-kind'

export const button = defineBlock({
  type: 'button',
  label: 'Button',
  head: 'frame',
  borders: 'around',
  asks: asksAlways,
})
