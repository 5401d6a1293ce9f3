// Something to be done, with a box to tick.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const CHECKED = { checked: [['Yes']] }
export const toDo = defineBlock({
  type: 'to_do',
  label: 'To-do',
  icon: 'square-check',
  head: 'text',
  next: 'same',
  offers: [
    {
      label: 'To-do list',
      description: 'Things to do, with boxes to tick.',
      icon: 'square-check',
      group: 'basic',
      aliases: 'todo, task, checkbox, check list, []',
    },
  ],
  typed: [{ sign: '[]' }, { sign: '[ ]' }, { sign: '[x]', seed: { properties: CHECKED } }],
  turn: { digit: 4 },
})
