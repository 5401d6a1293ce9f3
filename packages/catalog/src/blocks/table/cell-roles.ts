// What a cell is to whoever hears the table instead of seeing it: the name of its column, the name of its row, or one of the rest.

export interface Headers {
  /** The first row names the columns. */
  readonly row: boolean
  /** The first column names the rows. */
  readonly column: boolean
}
type CellRole = 'columnheader' | 'rowheader' | 'cell'

/** The corner, where both meet, stands over a column. */
export const cellRole = ({ row, column }: Headers, rowIndex: number, columnIndex: number): CellRole =>
  row && rowIndex === 0 ? 'columnheader' : column && columnIndex === 0 ? 'rowheader' : 'cell'
