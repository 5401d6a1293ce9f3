// A column. The edge that sets its width lies between the columns and comes after them.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'
import { ratioOf } from './shares'
import './column.css'

const ColumnEdge = lazy(async () => ({ default: (await import('./column-edge')).ColumnEdge }))

export const columnView: BlockView = {
  type: 'column',
  variables: ({ format }) => ({ '--sheaf-column-ratio': String(ratioOf(format)) }),
  component: ColumnEdge,
}
