// A picture on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(() => import('./image-box').then(({ ImageBlock }) => ({ default: ImageBlock })))

export const imageView: BlockView = { type: 'image', component: Box }
