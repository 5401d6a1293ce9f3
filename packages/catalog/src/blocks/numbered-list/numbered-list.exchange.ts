// Numbered list, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlElement } from '@sheaf/core/kinds/exchange'
import { between, type Json, oneOf } from '@sheaf/core/validation/checks'
import { isElement } from '../../exchange/html-nodes'
import { blockColor } from '../block-color'
import { leadingText } from '../leading-text'
import { type Form, startOf } from './numbered-list'

const typeOfForm: Readonly<Record<string, string>> = { numbers: '1', letters: 'a', roman: 'i' }
const formOfType: Readonly<Record<string, Form>> = {
  '1': 'numbers',
  a: 'letters',
  A: 'letters',
  i: 'roman',
  I: 'roman',
}
const MAX_START = 9_999

export const numberedListExchange = defineExchange({
  type: 'numbered_list',
  format: {
    list_format: oneOf('numbers', 'letters', 'roman'),
    list_start_index: between(1, MAX_START),
    block_color: blockColor,
  },
  html: {
    write: (block, out) => {
      const form = block.format['list_format']
      const type = typeof form === 'string' ? typeOfForm[form] : undefined
      const start = startOf(block)
      return [
        element('ol', { ...(start === 1 ? {} : { start }), ...(type ? { type } : {}) }, [
          element('li', {}, [...out.inline(block.runs), ...out.blocks(block.children)]),
        ]),
      ]
    },
    read: (node, from) => {
      if (node.tagName !== 'ol') return null
      const form = formOfType[String(node.properties['type'])]
      const items = node.children.filter(isElement).filter(child => child.tagName === 'li')
      return items.map((item, i) =>
        tree('numbered_list', {
          ...leadingText(item.children, from),
          format: { ...(i === 0 ? startFormat(node) : {}), ...(form ? { list_format: form } : {}) },
        }),
      )
    },
  },
  markdown: (block, out) => [
    {
      type: 'listItem',
      ordered: true,
      start: startOf(block),
      spread: false,
      children: [{ type: 'paragraph', children: out.inline(block.runs) }, ...out.blocks(block.children)],
    },
  ],
  plain: (block, out) =>
    [`${startOf(block)}. ${out.inline(block.runs)}`, out.blocks(block.children)].filter(text => text !== '').join('\n'),
})

function startFormat({ properties }: HtmlElement): Record<string, Json> {
  const start = Number(properties['start'] ?? 1)
  return Number.isInteger(start) && start > 1 && start <= MAX_START ? { list_start_index: start } : {}
}
