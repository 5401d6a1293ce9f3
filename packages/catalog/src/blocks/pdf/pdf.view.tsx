// A document on the page; loaded when the first one is.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand(async () => (await import('./pdf-box')).PdfBlock).Part

export const pdfView: BlockView = { type: 'pdf', component: Box }
