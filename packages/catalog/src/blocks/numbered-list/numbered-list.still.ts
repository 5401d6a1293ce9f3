// The number in front of the line, counted by the stylesheet.
import type { BlockLook, StillBlock } from '@sheaf/core/kinds/block-look'
import { element } from '@sheaf/core/kinds/exchange'
import { startOf } from './numbered-list'

export const numberedListLook: BlockLook = {
  type: 'numbered_list',
  attributes: ({ format }): Record<string, string> =>
    typeof format['list_format'] === 'string' ? { 'data-form': format['list_format'] } : {},
  variables: fields => ({ '--list-first': String(startOf(fields)) }),
  counts: fields => startOf(fields),
}

export const numberedListStill: StillBlock = {
  ...numberedListLook,
  sign: () => element('span', { className: ['sheaf-number'] }),
}
