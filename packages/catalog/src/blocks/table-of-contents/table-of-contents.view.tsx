// The headings of a page, listed on the page; loaded on first use.
import './table-of-contents.css'
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const Box = onDemand<BlockProps>(
  async () => (await import('./contents')).Contents,
  <div className="sheaf-contents" />,
).Part

export const tableOfContentsView: BlockView = { type: 'table_of_contents', component: Box }
