// Quote, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import { blockColor } from '../block-color'
import { alertOf } from '../github-alert'
import { leadingText } from '../leading-text'

export const quoteExchange = defineExchange({
  type: 'quote',
  format: { block_color: blockColor },
  html: {
    write: ({ runs, children }, out) => [
      element('blockquote', {}, [element('p', {}, out.inline(runs)), ...out.blocks(children)]),
    ],
    read: (node, from) =>
      node.tagName === 'blockquote' && !alertOf(node) ? tree('quote', leadingText(node.children, from)) : null,
  },
  markdown: ({ runs, children }, out) => [
    { type: 'blockquote', children: [{ type: 'paragraph', children: out.inline(runs) }, ...out.blocks(children)] },
  ],
})
