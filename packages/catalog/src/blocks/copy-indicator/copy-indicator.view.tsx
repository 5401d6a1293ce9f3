// Where a copied part comes from; loaded when the first one is.
import './copy-indicator.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(
  async () => (await import('./copy-indicator-box')).CopyIndicator,
  <div className="sheaf-copied" />,
).Part

export const copyIndicatorView: BlockView = { type: 'copy_indicator', component: Box }
