// A dot in front of the line, of another shape on each level.
import type { BlockView } from '@sheaf/editor/views/block-view'
import './bulleted-list.css'

export const bulletedListView: BlockView = {
  type: 'bulleted_list',
  hint: 'List',
  lead: () => {
    const dom = document.createElement('span')
    dom.classList.add('sheaf-bullet')
    const bullet = document.createElement('span')
    bullet.textContent = '•'
    dom.append(bullet)
    return { dom }
  },
}
