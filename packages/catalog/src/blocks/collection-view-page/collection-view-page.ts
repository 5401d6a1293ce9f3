// A database that is a page of its own (docs/subsystems/databases.md).
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const collectionViewPage = defineBlock({
  type: 'collection_view_page',
  label: 'Database',
  head: 'void',
  forms: { format: ['begin_with_view'] },
  page: true,
})
