// A synced block shown at another place; loaded when the first one is.
import '../synced.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const SyncedReference = lazy(async () => ({ default: (await import('./synced-reference')).SyncedReference }))

export const transclusionReferenceView: BlockView = { type: 'transclusion_reference', component: SyncedReference }
