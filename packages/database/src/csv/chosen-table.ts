// A table that is to be imported, and where each of its columns goes.
import type { ColumnChoice } from '@sheaf/core/csv/column-choices'
import type { CsvTable } from '@sheaf/core/csv/csv-table'

export interface ChosenTable {
  readonly table: CsvTable
  readonly choices: readonly ColumnChoice[]
}
