// A recording on the page; loaded when the first one is.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(async () => (await import('./audio-box')).AudioBlock).Part

export const audioView: BlockView = { type: 'audio', component: Box }
