// A synced block shown at another place; loaded when the first one is.
import '../synced.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(
  async () => (await import('./synced-reference')).SyncedReference,
  <div className="sheaf-synced-waiting" />,
).Part

export const transclusionReferenceView: BlockView = { type: 'transclusion_reference', component: Box }
