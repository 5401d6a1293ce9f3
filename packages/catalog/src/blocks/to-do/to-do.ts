// Something to be done, with a box to tick.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const CHECKED = { checked: [['Yes']] }
export const toDo = defineBlock({
  type: 'to_do',
  label: 'To-do',
  head: 'text',
  next: 'same',
  forms: { properties: ['checked'] },
  typed: [{ sign: '[]' }, { sign: '[ ]' }, { sign: '[x]', seed: { properties: CHECKED } }],
  turn: { digit: 4 },
})
