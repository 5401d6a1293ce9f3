// The ARIA role of a cell: column header, row header, or cell.

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
