// A picture on the page; loaded when the first one is.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(async () => (await import('./image-box')).ImageBlock).Part

export const imageView: BlockView = { type: 'image', component: Box }
