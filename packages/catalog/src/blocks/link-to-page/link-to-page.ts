// A link to a page that lies elsewhere: `format.link_to_page_pointer`.
import { asksAlways, defineBlock } from '@sheaf/core/kinds/block-kind'

export const linkToPage = defineBlock({
  type: 'link_to_page',
  label: 'Link to page',
  head: 'void',
  holds: 'nothing',
  asks: asksAlways,
})
