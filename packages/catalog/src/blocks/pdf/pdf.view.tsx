// A document on the page; loaded when the first one is.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(() => import('./pdf-box').then(({ PdfBlock }) => ({ default: PdfBlock })))

export const pdfView: BlockView = { type: 'pdf', component: Box }
