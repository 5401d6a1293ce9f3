// A file on the page; loaded when the first one is.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(async () => (await import('./file-box')).FileBlock).Part

export const fileView: BlockView = { type: 'file', component: Box }
