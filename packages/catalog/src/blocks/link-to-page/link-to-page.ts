// A link to a page that lies elsewhere: `format.link_to_page_pointer`.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const linkToPage = defineBlock({
  type: 'link_to_page',
  label: 'Link to page',
  icon: 'arrow-up-right',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Link to page',
      description: 'A way to a page that lies elsewhere.',
      icon: 'arrow-up-right',
      group: 'basic',
      aliases: 'page link, reference, shortcut',
    },
  ],
})
