// A line that folds away what lies below it.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'
import { blockColor } from '../block-color'
import { markdownFold, readFold } from '../led-text'

export const toggle = defineBlock({
  type: 'toggle',
  label: 'Toggle',
  icon: 'list-collapse',
  head: 'text',
  next: 'same',
  offers: [
    {
      label: 'Toggle list',
      description: 'A line that hides and shows what is inside.',
      icon: 'list-collapse',
      group: 'basic',
      aliases: 'collapse, fold, accordion, details, >',
    },
  ],
  typed: [{ sign: '>' }],
  turn: { digit: 7 },
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
