// The number in front of the line, counted by the stylesheet.
import type { BlockView } from '@sheaf/editor/views/block-view'
import './numbered-list.css'
import { startOf } from './numbered-list'

export const numberedListView: BlockView = {
  type: 'numbered_list',
  hint: 'List',
  attributes: ({ format }): Record<string, string> =>
    typeof format['list_format'] === 'string' ? { 'data-form': format['list_format'] } : {},
  variables: fields => ({ '--list-first': String(startOf(fields)) }),
  counts: fields => startOf(fields),
  lead: () => {
    const dom = document.createElement('span')
    dom.classList.add('sheaf-number')
    return { dom }
  },
}
