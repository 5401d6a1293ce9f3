// A database in a page: a box that shows views of collections (docs/subsystems/databases.md).
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const collectionView = defineBlock({
  type: 'collection_view',
  label: 'Inline database',
  head: 'void',
  forms: { format: ['begin_with_view', 'begin_with_file', 'begin_linked'] },
  holds: 'nothing',
  asks: ({ format = {} }) => 'begin_with_file' in format || 'begin_linked' in format,
})
