// A film on the page; loaded when the first one is.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(async () => (await import('./video-box')).VideoBlock).Part

export const videoView: BlockView = { type: 'video', component: Box }
