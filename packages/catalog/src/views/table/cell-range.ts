// The cells that are selected: from where it began to where it is extended, over lines that are rows and columns that are shown.
export interface CellPlace {
  readonly line: number
  readonly column: number
}
export interface CellRange {
  readonly anchor: CellPlace
  readonly head: CellPlace
}
export interface TableSize {
  /** Which lines are rows: others are stepped over. */
  readonly isRow: (line: number) => boolean
  readonly lines: number
  readonly columns: number
  /** How many rows are in sight at once. */
  readonly page?: number
}

export const single = (place: CellPlace): CellRange => ({ anchor: place, head: place })

export const bounds = ({ anchor, head }: CellRange) => ({
  top: Math.min(anchor.line, head.line),
  bottom: Math.max(anchor.line, head.line),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
})
/** There is something beside its first column. */
export const spansColumns = ({ anchor, head }: CellRange): boolean => anchor.column !== head.column

/** What of a line is selected, from column to column, and which of its cells one stands in; -1 for none. */
export interface LineSelection {
  readonly left: number
  readonly right: number
  readonly head: number
}
export function selectionIn(range: CellRange | null, line: number): LineSelection {
  if (!range) return unselected
  const { top, bottom, left, right } = bounds(range)
  const head = range.head.line === line ? range.head.column : -1
  return line >= top && line <= bottom ? { left, right, head } : unselected
}
const unselected: LineSelection = { left: -1, right: -1, head: -1 }

/** The next row in a direction; the same where there is none. */
export function nextLine(size: TableSize, line: number, step: 1 | -1): number {
  for (let at = line + step; at >= 0 && at < size.lines; at += step) if (size.isRow(at)) return at
  return line
}
/** The last row in a direction, looked for from the far end. */
function lastLine(size: TableSize, line: number, step: 1 | -1): number {
  for (let at = step > 0 ? size.lines - 1 : 0; at !== line && at >= 0 && at < size.lines; at -= step)
    if (size.isRow(at)) return at
  return line
}
function linesOn(size: TableSize, line: number, step: 1 | -1, count: number): number {
  let at = line
  for (let i = 0; i < count; i++) at = nextLine(size, at, step)
  return at
}
const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most - 1))

export interface Move {
  readonly down?: 1 | -1
  readonly right?: 1 | -1
  /** To the edge of the table instead of one step. */
  readonly far?: boolean
  /** As many rows as are in sight instead of one. */
  readonly page?: boolean
  /** Further selection instead of another cell. */
  readonly extend?: boolean
}
export function moved(
  size: TableSize,
  range: CellRange,
  { down, right, far = false, page = false, extend = false }: Move,
): CellRange {
  let { line, column } = range.head
  if (down) line = far ? lastLine(size, line, down) : linesOn(size, line, down, page ? (size.page ?? 1) : 1)
  if (right) column = far ? (right > 0 ? size.columns - 1 : 0) : clamp(column + right, size.columns)
  const head = { line, column }
  return extend ? { anchor: range.anchor, head } : single(head)
}
/** After Tab: the next cell, at the end of a row the first of the next. */
export function tabbed(size: TableSize, { head }: CellRange, step: 1 | -1): CellRange | null {
  const column = head.column + step
  if (column >= 0 && column < size.columns) return single({ ...head, column })
  const line = nextLine(size, head.line, step)
  return line === head.line ? null : single({ line, column: step > 0 ? 0 : size.columns - 1 })
}
/** Stays within a table that has become smaller. */
export function within(size: TableSize, range: CellRange): CellRange | null {
  if (size.lines === 0 || size.columns === 0) return null
  const keep = ({ line, column }: CellPlace): CellPlace | null => {
    let at = clamp(line, size.lines)
    if (!size.isRow(at)) at = nextLine(size, at, -1)
    if (!size.isRow(at)) at = nextLine(size, at, 1)
    return size.isRow(at) ? { line: at, column: clamp(column, size.columns) } : null
  }
  const anchor = keep(range.anchor)
  const head = keep(range.head)
  return anchor && head ? { anchor, head } : null
}
