// Where a copied part comes from; loaded when the first one is.
import './copy-indicator.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(async () => ({ default: (await import('./copy-indicator-box')).CopyIndicator }))

export const copyIndicatorView: BlockView = { type: 'copy_indicator', component: Box }
