// A synced block where it is at home: an outline while the pointer or the caret is in it, and a bar that floats over its corner.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import '../synced.css'

const SyncedOriginal = onDemand(async () => (await import('./synced-original')).SyncedOriginal).Part

export const transclusionContainerView: BlockView = { type: 'transclusion_container', component: SyncedOriginal }
