// A synced block where it is at home: an outline while the pointer or the caret is in it, and a bar that floats over its corner.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'
import '../synced.css'

const SyncedOriginal = lazy(async () => ({ default: (await import('./synced-original')).SyncedOriginal }))

export const transclusionContainerView: BlockView = { type: 'transclusion_container', component: SyncedOriginal }
