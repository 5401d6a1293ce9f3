// Toggle, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import { blockColor } from '../block-color'
import { markdownFold, readFold } from '../leading-text'

export const toggleExchange = defineExchange({
  type: 'toggle',
  format: { block_color: blockColor },
  html: {
    write: ({ runs, children }, out) => [
      element('details', {}, [element('summary', {}, out.inline(runs)), ...out.blocks(children)]),
    ],
    read: (node, from) => {
      const fold = readFold(node, from)
      return fold && tree('toggle', { runs: fold.runs, children: fold.children })
    },
  },
  markdown: (block, out) => markdownFold({ type: 'paragraph', children: out.inline(block.runs) }, block, out),
})
