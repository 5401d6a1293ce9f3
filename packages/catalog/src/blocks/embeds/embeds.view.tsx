// Other sites on the page; loaded when the first one is.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { embedServices } from './embed-list'

const Box = onDemand(async () => (await import('./embed-box')).EmbedBlock).Part

export const embedsView: readonly BlockView[] = embedServices.map(({ type }) => ({ type, component: Box }))
