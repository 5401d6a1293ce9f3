// An item of a list that is counted. Items in a row are one list; it counts from the number its first item names, in the form
// that each item names: by default numbers, then letters, then roman numerals, level by level.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { element, type HtmlElement } from '@sheaf/core/kinds/exchange'
import { between, type Json, oneOf } from '@sheaf/core/validation/checks'
import { isElement } from '../../exchange/html-nodes'
import { blockColor } from '../block-color'
import { ledText } from '../led-text'

type Form = 'numbers' | 'letters' | 'roman'
const typeOfForm: Readonly<Record<string, string>> = { numbers: '1', letters: 'a', roman: 'i' }
const formOfType: Readonly<Record<string, Form>> = {
  '1': 'numbers',
  a: 'letters',
  A: 'letters',
  i: 'roman',
  I: 'roman',
}
const MAX_START = 9_999

/** The number that a list begins with at this item. */
export const startOf = ({ format }: Pick<BlockTree, 'format'>): number =>
  typeof format['list_start_index'] === 'number' ? format['list_start_index'] : 1
const withForm = (form: Form): { format: Record<string, Json> } => ({ format: { list_format: form } })

export const numberedList = defineBlock({
  type: 'numbered_list',
  label: 'Numbered list',
  icon: 'list-ordered',
  head: 'text',
  next: 'same',
  offers: [
    {
      label: 'Numbered list',
      description: 'A list that counts.',
      icon: 'list-ordered',
      group: 'basic',
      aliases: 'ol, ordered list, numbers, steps, 1.',
    },
  ],
  typed: [
    { sign: '1.' },
    { sign: '1)' },
    { sign: 'a.', seed: withForm('letters') },
    { sign: 'i.', seed: withForm('roman') },
  ],
  readSign: typed => {
    const start = Number(/^(\d{1,4})[.)]$/.exec(typed)?.[1] ?? 0)
    return start > 0 ? { format: { list_start_index: start } } : null
  },
  turn: { digit: 6 },
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
          ...ledText(item.children, from),
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
