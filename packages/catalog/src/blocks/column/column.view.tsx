// A column. The edge that sets its width lies between the columns and comes after them.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { ratioOf } from './shares'
import './column.css'

const ColumnEdge = onDemand(async () => (await import('./column-edge')).ColumnEdge).Part

export const columnView: BlockView = {
  type: 'column',
  variables: ({ format }) => ({ '--sheaf-column-ratio': String(ratioOf(format)) }),
  component: ColumnEdge,
}
