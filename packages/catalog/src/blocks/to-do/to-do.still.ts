// A box in front of the line, before it can be ticked; what is done steps back.
import type { BlockLook, ShownFields, StillBlock } from '@sheaf/core/kinds/block-look'
import { element } from '@sheaf/core/kinds/exchange'

export const isChecked = ({ properties }: Pick<ShownFields, 'properties'>): boolean => {
  const { checked } = properties
  return Array.isArray(checked) && Array.isArray(checked[0]) && checked[0][0] === 'Yes'
}

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
