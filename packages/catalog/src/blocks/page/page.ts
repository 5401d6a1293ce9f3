// A page: a place of its own, with its own address, permissions and stream of changes.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'

export const page = defineBlock({
  type: 'page',
  label: 'Page',
  icon: 'file-text',
  head: 'void',
  page: true,
  offers: [
    {
      label: 'Page',
      description: 'A page inside this page.',
      icon: 'file-plus',
      group: 'basic',
      aliases: 'subpage, document, new page',
    },
  ],
  turn: { digit: 9 },
  html: {
    write: ({ runs, children }, out) => [
      element('article', {}, [element('h1', {}, out.inline(runs)), ...out.blocks(children)]),
    ],
    read: (node, from) => {
      if (node.tagName !== 'article' || node.properties['dataSheafType'] !== 'page') return null
      const [title, ...rest] = node.children
      return tree('page', {
        runs: title?.type === 'element' ? from.runs(title.children) : [],
        children: from.blocks(rest),
      })
    },
  },
})
