// Pasting and filling: which cell gets what. A single cell goes into all that are selected; more are repeated as often as they fit a
// selection that is a multiple of them, and otherwise reach as far as they are, also past the last row.

import { bounds, type CellPlace, type CellRange } from './cell-range'
import type { CellGrid } from './cell-text'

interface Filling {
  readonly line: number
  readonly column: number
  readonly text: string
}
interface Pasting {
  readonly fillings: readonly Filling[]
  /** Rows past the last one: what goes into which column of each. */
  readonly added: readonly (readonly Omit<Filling, 'line'>[])[]
  /** Columns that there is no room for. */
  readonly lostColumns: number
}

/** Over rows only: `rowLines` are the lines that are rows, from the selection's top on. */
export function pasteInto(grid: CellGrid, range: CellRange, rowLines: readonly number[], columns: number): Pasting {
  const { top, bottom, left, right } = bounds(range)
  const lines = rowLines.filter(line => line >= top)
  const tall = grid.length
  const wide = Math.max(...grid.map(row => row.length))
  const selected = lines.filter(line => line <= bottom).length
  const high = selected % tall === 0 && selected > tall ? selected : tall
  const broad = (right - left + 1) % wide === 0 && right - left + 1 > wide ? right - left + 1 : wide
  const fillings: Filling[] = []
  const added: Omit<Filling, 'line'>[][] = []
  for (let i = 0; i < high; i++) {
    const cells: Omit<Filling, 'line'>[] = []
    for (let j = 0; j < broad && left + j < columns; j++) {
      const text = grid[i % tall]?.[j % wide]
      if (text !== undefined) cells.push({ column: left + j, text })
    }
    const line = lines[i]
    if (line === undefined) added.push(cells)
    else fillings.push(...cells.map(cell => ({ line, ...cell })))
  }
  return { fillings, added, lostColumns: Math.max(0, left + broad - columns) }
}

/** The cells that a selection was drawn out to, without itself, each with the cell of the selection that it is filled from. */
export function fillFrom(
  source: CellRange,
  target: CellRange,
  rowLines: readonly number[],
): readonly { readonly to: CellPlace; readonly from: CellPlace }[] {
  const held = bounds(source)
  const wanted = bounds(target)
  const sources = rowLines.filter(line => line >= held.top && line <= held.bottom)
  const first = rowLines.indexOf(sources[0] ?? -1)
  if (first < 0) return []
  const width = held.right - held.left + 1
  const wrap = (at: number, size: number): number => ((at % size) + size) % size
  return rowLines
    .filter(line => line >= wanted.top && line <= wanted.bottom)
    .flatMap(line => {
      const from = sources[wrap(rowLines.indexOf(line) - first, sources.length)] as number
      const isOwn = line >= held.top && line <= held.bottom
      return Array.from({ length: wanted.right - wanted.left + 1 }, (_, i) => wanted.left + i)
        .filter(column => !isOwn || column < held.left || column > held.right)
        .map(column => ({
          to: { line, column },
          from: { line: from, column: held.left + wrap(column - held.left, width) },
        }))
    })
}

/** Drawn out to a cell: down or up, or to a side, whichever is further. */
export function drawnOut(source: CellRange, to: CellPlace): CellRange {
  const { top, bottom, left, right } = bounds(source)
  const down = to.line > bottom ? to.line - bottom : to.line < top ? top - to.line : 0
  const aside = to.column > right ? to.column - right : to.column < left ? left - to.column : 0
  if (down === 0 && aside === 0) return source
  return down >= aside
    ? {
        anchor: { line: Math.min(top, to.line), column: left },
        head: { line: Math.max(bottom, to.line), column: right },
      }
    : {
        anchor: { line: top, column: Math.min(left, to.column) },
        head: { line: bottom, column: Math.max(right, to.column) },
      }
}

/** The next numbers of a series that these begin: they have to be at least two, evenly apart. */
export function nextInSeries(numbers: readonly number[], count: number): readonly number[] | null {
  const [first, second] = numbers
  if (first === undefined || second === undefined) return null
  const step = second - first
  const isEven = numbers.every((value, i) => i === 0 || Math.abs(value - (numbers[i - 1] as number) - step) < 1e-9)
  const last = numbers.at(-1) as number
  return isEven ? Array.from({ length: count }, (_, i) => Number((last + step * (i + 1)).toFixed(10))) : null
}
