// A file on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(() => import('./file-box').then(({ FileBlock }) => ({ default: FileBlock })))

export const fileView: BlockView = { type: 'file', component: Box }
