// A table on the screen: a grid whose columns have names, so that a cell finds its place by the column it says.
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import './table.css'
import type { ShownFields } from '@sheaf/core/kinds/block-look'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { cellRole, type Headers } from './cell-roles'
import { columnFormat, gridColumns, isColumnName } from './column-format'
import { columnsOf } from './table'

const TableControls = onDemand(async () => (await import('./table-controls')).TableControls).Part

const headersOf = ({ format }: Pick<ShownFields, 'format'>): Headers => ({
  row: format['table_block_column_header'] === true,
  column: format['table_block_row_header'] === true,
})

export const tableView: BlockView = {
  type: 'table',
  attributes: ({ format }) => ({
    role: 'table',
    'data-header-row': String(headersOf({ format }).row),
  }),
  variables: ({ format }) => {
    const columns = columnsOf(format, []).filter(isColumnName)
    return {
      '--sheaf-table-columns': gridColumns(format, columns),
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
  scrolls: true,
  arrange: (table, fields) => {
    const headers = headersOf(fields)
    const columns = columnsOf(fields.format, [])
    const group = table.querySelector(':scope > .sheaf-group')
    if (!group) return
    // Rows lie in it, and where one only reads it has the keys.
    group.role = 'rowgroup'
    for (const [r, row] of [...group.querySelectorAll(':scope > [role=row]')].entries())
      for (const cell of row.querySelectorAll<HTMLElement>(':scope > .sheaf-group > [data-column]')) {
        const role = cellRole(headers, r, columns.indexOf(cell.dataset['column'] ?? ''))
        if (cell.role !== role) cell.role = role
      }
  },
  component: TableControls,
}
