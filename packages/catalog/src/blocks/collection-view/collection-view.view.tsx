// A database in a page, drawn by the host: it is the same wherever it stands.
import './collection-view.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'

function DatabaseBlock({ id }: BlockProps) {
  const { Database } = useBlockHost()
  return <Database block={id} />
}

export const collectionViewView: BlockView = { type: 'collection_view', component: DatabaseBlock }
