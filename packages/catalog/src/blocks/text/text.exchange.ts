// Text, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'

export const textExchange = defineExchange({
  type: 'text',
  html: {
    write: ({ runs, children }, out) =>
      children.length === 0
        ? [element('p', {}, out.inline(runs))]
        : [element('div', {}, [element('p', {}, out.inline(runs)), ...out.blocks(children)])],
    read: (node, from) => {
      if (node.tagName === 'p') return tree('text', { runs: from.runs(node.children) })
      if (node.tagName !== 'div' || node.properties['dataSheafType'] !== 'text') return null
      const [first, ...rest] = from.blocks(node.children)
      return first ? { ...first, children: [...first.children, ...rest] } : tree('text')
    },
  },
  markdown: ({ runs, children }, out) => [
    { type: 'paragraph', children: out.inline(runs) },
    ...(children.length > 0 ? out.blocks(children) : []),
  ],
})
