// An item of a list whose order does not matter. Items in a row are one list.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const bulletedList = defineBlock({
  type: 'bulleted_list',
  label: 'Bulleted list',
  head: 'text',
  next: 'same',
  typed: [{ sign: '-' }, { sign: '*' }, { sign: '+' }],
  turn: { digit: 5 },
})
