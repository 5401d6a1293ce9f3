// The way to the page it stands on, from the top.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'

export const breadcrumb = defineBlock({
  type: 'breadcrumb',
  label: 'Breadcrumb',
  icon: 'chevrons-right',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Breadcrumb',
      description: 'Where this page lies.',
      icon: 'chevrons-right',
      group: 'advanced',
      aliases: 'path, trail, location, navigation',
    },
  ],
  html: {
    write: () => [element('nav', {})],
    read: node =>
      node.tagName === 'nav' && node.properties['dataSheafType'] === 'breadcrumb' ? tree('breadcrumb') : null,
  },
  plain: () => '',
})
