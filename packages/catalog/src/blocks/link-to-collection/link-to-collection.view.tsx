// A link to a database on the page; loaded when the first one is.
import '../../page-link/page-link.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(
  async () => (await import('./link-to-collection-box')).LinkToCollection,
  <span className="sheaf-page-link" />,
).Part

export const linkToCollectionView: BlockView = { type: 'link_to_collection', component: Box }
