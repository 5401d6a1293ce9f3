// A page: a place of its own, with its own address, permissions and stream of changes.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const page = defineBlock({
  type: 'page',
  label: 'Page',
  head: 'void',
  page: true,
  turn: { digit: 9 },
})
