// A link as a card on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(() => import('./bookmark-box').then(({ BookmarkBlock }) => ({ default: BookmarkBlock })))

export const bookmarkView: BlockView = { type: 'bookmark', component: Box }
