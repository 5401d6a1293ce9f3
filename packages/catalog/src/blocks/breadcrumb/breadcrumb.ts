// The way to the page it stands on, from the top.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

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
})
