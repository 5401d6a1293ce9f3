// A recording on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(() => import('./audio-box').then(({ AudioBlock }) => ({ default: AudioBlock })))

export const audioView: BlockView = { type: 'audio', component: Box }
