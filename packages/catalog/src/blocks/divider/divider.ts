// A line between two parts.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'

export const divider = defineBlock({
  type: 'divider',
  label: 'Divider',
  icon: 'minus',
  head: 'void',
  holds: 'nothing',
  slides: 'break',
  offers: [
    {
      label: 'Divider',
      description: 'A line between two parts.',
      icon: 'minus',
      group: 'basic',
      aliases: 'hr, rule, separator, line, ---',
    },
  ],
  typed: [{ sign: '---', immediate: true }],
  html: {
    write: () => [element('hr')],
    read: node => (node.tagName === 'hr' ? tree('divider') : null),
  },
  markdown: () => [{ type: 'thematicBreak' }],
  plain: () => '---',
})
