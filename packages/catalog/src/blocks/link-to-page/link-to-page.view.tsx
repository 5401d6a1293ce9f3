// A link to a page on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(async () => ({ default: (await import('./link-to-page-box')).LinkToPage }))

export const linkToPageView: BlockView = { type: 'link_to_page', component: Box }
