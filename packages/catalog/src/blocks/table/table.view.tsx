// A table on the screen: a grid whose columns have names, so that a cell finds its place by the column it says.
import './table.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'
import { columnFormat, gridColumns, isColumnName } from './column-format'
import { columnsOf } from './table'

const TableControls = lazy(() => import('./table-controls').then(({ TableControls }) => ({ default: TableControls })))

export const tableView: BlockView = {
  type: 'table',
  attributes: ({ format }) => ({
    role: 'table',
    'data-header-row': String(format['table_block_column_header'] === true),
    'data-header-column': String(format['table_block_row_header'] === true),
  }),
  variables: ({ format }) => {
    const columns = columnsOf(format, []).filter(isColumnName)
    const [first] = columns
    return {
      '--sheaf-table-columns': gridColumns(format, columns),
      '--sheaf-first-column': `c-${first ?? ''}`,
      ...Object.fromEntries(
        columns.map(column => {
          const name = columnFormat(format, column).color.replace(/^gray/, 'grey')
          const fill = name.endsWith('_background')
            ? `var(--content-${name.replace('_background', '')}-background)`
            : ''
          return [`--fill-${column}`, fill || 'transparent']
        }),
      ),
    }
  },
  component: TableControls,
}
