// To-do, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlChild, type HtmlElement, htmlText } from '@sheaf/core/kinds/exchange'
import { json } from '@sheaf/core/validation/checks'
import { isBlank, isElement } from '../../exchange/html-nodes'
import { blockColor } from '../block-color'
import { leadingText } from '../leading-text'
import { CHECKED, isChecked } from './to-do'

export const toDoExchange = defineExchange({
  type: 'to_do',
  properties: { checked: json },
  format: { block_color: blockColor },
  html: {
    write: (block, out) => [
      element('ul', {}, [
        element('li', { className: ['task-list-item'] }, [
          element('input', { type: 'checkbox', disabled: true, ...(isChecked(block) ? { checked: true } : {}) }),
          htmlText(' '),
          ...out.inline(block.runs),
          ...out.blocks(block.children),
        ]),
      ]),
    ],
    read: (node, from) => {
      const items = node.tagName === 'li' ? [node] : node.tagName === 'ul' || node.tagName === 'ol' ? lines(node) : []
      const boxes = items.map(boxOf)
      if (items.length === 0 || boxes.includes(null)) return null
      return items.map((item, i) =>
        tree('to_do', {
          ...leadingText(withoutBox(item.children, boxes[i] ?? null), from),
          properties: boxes[i]?.properties['checked'] ? CHECKED : {},
        }),
      )
    },
  },
  markdown: (block, out) => [
    {
      type: 'listItem',
      ordered: false,
      checked: isChecked(block),
      spread: false,
      children: [{ type: 'paragraph', children: out.inline(block.runs) }, ...out.blocks(block.children)],
    },
  ],
  plain: (block, out) =>
    [`[${isChecked(block) ? 'x' : ' '}] ${out.inline(block.runs)}`, out.blocks(block.children)]
      .filter(text => text !== '')
      .join('\n'),
})

const lines = (list: HtmlElement): readonly HtmlElement[] =>
  list.children.filter(isElement).filter(child => child.tagName === 'li')

/** The box that an item begins with, also inside its first paragraph or label. */
function boxOf(item: HtmlElement): HtmlElement | null {
  const first = item.children.find(child => !isBlank(child))
  if (!isElement(first)) return null
  if (first.tagName === 'input') return first.properties['type'] === 'checkbox' ? first : null
  return first.tagName === 'p' || first.tagName === 'label' ? boxOf(first) : null
}
function withoutBox(nodes: readonly HtmlChild[], box: HtmlElement | null): readonly HtmlChild[] {
  return nodes.flatMap(node => {
    if (node === box) return []
    if (!isElement(node) || (node.tagName !== 'p' && node.tagName !== 'label')) return [node]
    return [{ ...node, children: withoutBox(node.children, box) }]
  })
}
