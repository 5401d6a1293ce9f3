// A page: a place of its own, with its own address, permissions and stream of changes.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

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
})
