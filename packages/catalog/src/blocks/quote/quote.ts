// What somebody else said.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'
import { blockColor } from '../block-color'
import { alertOf } from '../github-alert'
import { ledText } from '../led-text'

export const quote = defineBlock({
  type: 'quote',
  label: 'Quote',
  icon: 'quote',
  head: 'text',
  offers: [
    {
      label: 'Quote',
      description: 'Words of somebody else, set apart.',
      icon: 'quote',
      group: 'basic',
      aliases: 'citation, blockquote, cite, "',
    },
  ],
  typed: [{ sign: '"' }, { sign: '|' }],
  turn: {},
  format: { block_color: blockColor },
  html: {
    write: ({ runs, children }, out) => [
      element('blockquote', {}, [element('p', {}, out.inline(runs)), ...out.blocks(children)]),
    ],
    read: (node, from) =>
      node.tagName === 'blockquote' && !alertOf(node) ? tree('quote', ledText(node.children, from)) : null,
  },
  markdown: ({ runs, children }, out) => [
    { type: 'blockquote', children: [{ type: 'paragraph', children: out.inline(runs) }, ...out.blocks(children)] },
  ],
})
