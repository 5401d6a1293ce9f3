// The headings of a page on the page; loaded when somebody has them listed.
import './table-of-contents.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Contents = lazy(async () => ({ default: (await import('./contents')).Contents }))

export const tableOfContentsView: BlockView = { type: 'table_of_contents', component: Contents }
