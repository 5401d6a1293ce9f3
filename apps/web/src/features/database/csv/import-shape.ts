// A file that is to be imported, as it was read, with what becomes of it.

import type { CsvReading } from '@sheaf/catalog/csv/read-csv'
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { ColumnChoice } from '@sheaf/core/csv/column-choices'
import type { ReadTable, ReadText } from './read-file'

export interface ImportShape {
  readonly file: ReadText
  readonly reading: CsvReading
  readonly read: ReadTable
  readonly choices: readonly ColumnChoice[]
  /** The property by which rows that are there are known; null: every row is new. */
  readonly key: PropertyId | null
}
