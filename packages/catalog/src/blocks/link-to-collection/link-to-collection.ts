// A link to a database that lies elsewhere: `format.link_to_collection_pointer`.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const linkToCollection = defineBlock({
  type: 'link_to_collection',
  label: 'Link to database',
  head: 'void',
  holds: 'nothing',
})
