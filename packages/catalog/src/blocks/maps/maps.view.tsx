// A place on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(() => import('./maps-box').then(({ MapsBlock }) => ({ default: MapsBlock })))

export const mapsView: BlockView = { type: 'maps', component: Box }
