// Divider, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'

export const dividerExchange = defineExchange({
  type: 'divider',
  html: {
    write: () => [element('hr')],
    read: node => (node.tagName === 'hr' ? tree('divider') : null),
  },
  markdown: () => [{ type: 'thematicBreak' }],
  plain: () => '---',
})
