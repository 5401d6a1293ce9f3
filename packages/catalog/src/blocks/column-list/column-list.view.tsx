// Columns in a row; under one another where there is little room.
import './column-list.css'
import type { BlockView } from '@sheaf/editor/views/block-view'

export const columnListView: BlockView = { type: 'column_list' }
