// Bulleted list, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import { isElement } from '../../exchange/html-nodes'
import { blockColor } from '../block-color'
import { leadingText } from '../leading-text'

export const bulletedListExchange = defineExchange({
  type: 'bulleted_list',
  format: { block_color: blockColor },
  html: {
    write: ({ runs, children }, out) => [
      element('ul', {}, [element('li', {}, [...out.inline(runs), ...out.blocks(children)])]),
    ],
    read: (node, from) => {
      if (node.tagName === 'li') return tree('bulleted_list', leadingText(node.children, from))
      if (node.tagName !== 'ul') return null
      const items = node.children.filter(isElement).filter(child => child.tagName === 'li')
      return items.map(item => tree('bulleted_list', leadingText(item.children, from)))
    },
  },
  markdown: ({ runs, children }, out) => [
    {
      type: 'listItem',
      ordered: false,
      spread: false,
      children: [{ type: 'paragraph', children: out.inline(runs) }, ...out.blocks(children)],
    },
  ],
  plain: ({ runs, children }, out) =>
    [`- ${out.inline(runs)}`, out.blocks(children)].filter(text => text !== '').join('\n'),
})
