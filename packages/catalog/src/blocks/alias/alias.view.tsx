// An alias on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(async () => ({ default: (await import('./alias-box')).Alias }))

export const aliasView: BlockView = { type: 'alias', component: Box }
