// Other sites on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'
import { embedServices } from './embed-list'

const Box = lazy(() => import('./embed-box').then(({ EmbedBlock }) => ({ default: EmbedBlock })))

export const embedViews: readonly BlockView[] = embedServices.map(({ type }) => ({ type, component: Box }))
