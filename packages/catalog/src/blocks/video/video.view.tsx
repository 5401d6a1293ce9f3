// A film on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(() => import('./video-box').then(({ VideoBlock }) => ({ default: VideoBlock })))

export const videoView: BlockView = { type: 'video', component: Box }
