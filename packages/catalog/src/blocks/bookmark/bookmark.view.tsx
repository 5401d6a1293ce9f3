// A link as a card on the page; loaded when the first one is.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(async () => (await import('./bookmark-box')).BookmarkBlock).Part

export const bookmarkView: BlockView = { type: 'bookmark', component: Box }
