// Synced block, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'

export const transclusionContainerExchange = defineExchange({
  type: 'transclusion_container',
  html: {
    write: ({ children }, out) => [element('section', {}, out.blocks(children))],
    read: (node, from) =>
      node.properties['dataSheafType'] === 'transclusion_container'
        ? tree('transclusion_container', { children: from.blocks(node.children) })
        : null,
  },
  plain: ({ children }, out) => out.blocks(children),
})
