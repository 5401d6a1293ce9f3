// Rows and columns: the plainest way to see a collection, and the one to write in.
import { defineView } from '@sheaf/core/kinds/view-kind'
import { between, boolean } from '@sheaf/core/validation/checks'

export const table = defineView({
  type: 'table',
  label: 'Table',
  description: 'Rows and columns, to write in and to count.',
  icon: 'table',
  aliases: 'grid, spreadsheet, rows, database',
  format: { frozen_columns: between(0, 10), show_vertical_lines: boolean, wrap_cells: boolean },
  groups: 'two',
  nests: true,
  showsByDefault: 'all',
})
