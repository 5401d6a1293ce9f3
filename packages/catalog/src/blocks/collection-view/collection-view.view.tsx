// A database in a page, drawn by the host: it is the same wherever it stands.
import './collection-view.css'
import { isWide } from '@sheaf/core/collection/wide-database'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'

function DatabaseBlock({ id }: BlockProps) {
  const { Database } = useBlockHost()
  return <Database block={id} />
}

export const collectionViewView: BlockView = {
  type: 'collection_view',
  component: DatabaseBlock,
  attributes: fields => (isWide(fields) ? { 'data-wide': '' } : {}),
}
