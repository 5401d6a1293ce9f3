// Rows and columns: the plainest way to see a collection, and the one to write in.
import { FROZEN, MOST_FROZEN } from '@sheaf/core/collection/frozen-columns'
import { defineView } from '@sheaf/core/kinds/view-kind'
import { between, boolean } from '@sheaf/core/validation/checks'

export const table = defineView({
  type: 'table',
  label: 'Table',
  description: 'Organize rows and columns',
  icon: 'table',
  aliases: 'grid, spreadsheet, rows, database',
  format: { [FROZEN]: between(0, MOST_FROZEN), show_vertical_lines: boolean, wrap_cells: boolean },
  groups: 'two',
  nests: true,
  showsByDefault: 'all',
})
