// An alias on the page; loaded when the first one is.
import '../../page-link/page-link.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(async () => (await import('./alias-box')).Alias, <span className="sheaf-page-link" />).Part

export const aliasView: BlockView = { type: 'alias', component: Box }
