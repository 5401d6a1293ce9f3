// Any file: its name, its size, and a way to have it.
import { asksWhenBare, defineBlock } from '@sheaf/core/kinds/block-kind'

export const file = defineBlock({
  type: 'file',
  label: 'File',
  head: 'void',
  holds: 'nothing',
  asks: asksWhenBare,
})
