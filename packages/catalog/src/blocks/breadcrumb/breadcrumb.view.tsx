// The way to this page, on the page; loaded when the first one is.
import './breadcrumb.css'
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand<BlockProps>(
  async () => (await import('./breadcrumb-box')).Breadcrumb,
  <div className="sheaf-breadcrumb" />,
).Part

export const breadcrumbView: BlockView = { type: 'breadcrumb', component: Box }
