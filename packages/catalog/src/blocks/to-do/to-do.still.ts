// A box in front of the line, before it can be ticked; what is done steps back.
import type { BlockLook, StillBlock } from '@sheaf/core/kinds/block-look'
import { element } from '@sheaf/core/kinds/exchange'
import { isChecked } from './to-do'

export const toDoLook: BlockLook = {
  type: 'to_do',
  attributes: (fields): Record<string, string> => (isChecked(fields) ? { 'data-checked': '' } : {}),
}

export const toDoStill: StillBlock = {
  ...toDoLook,
  sign: fields =>
    element('span', {}, [
      element('input', { type: 'checkbox', className: ['sheaf-tick'], checked: isChecked(fields), tabIndex: -1 }),
    ]),
}
