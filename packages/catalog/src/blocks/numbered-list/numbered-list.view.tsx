// The number in front of the line, counted by the stylesheet.
import type { BlockView } from '@sheaf/editor/views/block-view'
import './numbered-list.css'
import { numberedListLook } from './numbered-list.still'

export const numberedListView: BlockView = {
  ...numberedListLook,
  hint: 'List',
  lead: () => {
    const dom = document.createElement('span')
    dom.classList.add('sheaf-number')
    return { dom }
  },
}
