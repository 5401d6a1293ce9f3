// A drawing on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(() => import('./drawing-box').then(({ DrawingBlock }) => ({ default: DrawingBlock })))

export const drawingView: BlockView = { type: 'drawing', component: Box }
