// Tabs, as other programs have it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlElement, type HtmlReader } from '@sheaf/core/kinds/exchange'
import { boolean } from '@sheaf/core/validation/checks'
import { isPanel } from './tab'

export const tabExchange = defineExchange({
  type: 'tab',
  format: { tab_panel: boolean },
  html: {
    write: (block, out) =>
      isPanel(block)
        ? [element('section', {}, [element('h4', {}, out.inline(block.runs)), ...out.blocks(block.children)])]
        : [element('div', {}, out.blocks(block.children))],
    read: (node, from) => {
      if (node.properties['dataSheafType'] !== 'tab') return null
      return node.tagName === 'section' ? readPanel(node, from) : tree('tab', { children: from.blocks(node.children) })
    },
  },
  plain: ({ runs, children }, out) => [out.inline(runs), out.blocks(children)].filter(text => text !== '').join('\n'),
})

function readPanel({ children }: HtmlElement, from: HtmlReader): BlockTree {
  const [label, ...rest] = children
  return tree('tab', {
    runs: label?.type === 'element' ? from.runs(label.children) : [],
    format: { tab_panel: true },
    children: from.blocks(rest),
  })
}
