// Something to be done, with a box to tick.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'

export const CHECKED = { checked: [['Yes']] }
/** Ticked as the field has it: the text "Yes". */
export const isChecked = ({ properties }: Pick<BlockTree, 'properties'>): boolean => {
  const { checked } = properties
  return Array.isArray(checked) && Array.isArray(checked[0]) && checked[0][0] === 'Yes'
}

export const toDo = defineBlock({
  type: 'to_do',
  label: 'To-do',
  head: 'text',
  next: 'same',
  forms: { properties: ['checked'] },
  typed: [{ sign: '[]' }, { sign: '[ ]' }, { sign: '[x]', seed: { properties: CHECKED } }],
  turn: { digit: 4 },
})
