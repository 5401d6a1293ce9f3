// Rows and columns: the plainest way to see a collection, and the one to write in.
import { defineView } from '@sheaf/core/kinds/view-kind'
import { between, boolean } from '@sheaf/core/validation/checks'

/** The field of a view that says it. */
export const FROZEN = 'frozen_columns'
export const MOST_FROZEN = 10

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

/** How many columns stay in sight while others are scrolled. */
export const frozenIn = (format: Readonly<Record<string, unknown>>): number => Number(format[FROZEN] ?? 1)
