// Pasting and filling: which cell gets which words. A single cell goes into all that are selected; more are repeated as often as they
// fit a selection that is a multiple of them, and otherwise reach as far as they are.

import { bounds, type CellRange } from './cell-range'
import type { CellGrid } from './cell-text'

export interface Filling {
  readonly line: number
  readonly column: number
  readonly text: string
}

/** Over rows only: `rowLines` are the lines that are rows, from the selection's top on. */
export function pasteInto(
  grid: CellGrid,
  range: CellRange,
  rowLines: readonly number[],
  columns: number,
): readonly Filling[] {
  const { top, bottom, left, right } = bounds(range)
  const lines = rowLines.filter(line => line >= top)
  const tall = grid.length
  const wide = Math.max(...grid.map(row => row.length))
  const selected = lines.filter(line => line <= bottom).length
  const high = selected % tall === 0 && selected > tall ? selected : tall
  const broad = (right - left + 1) % wide === 0 && right - left + 1 > wide ? right - left + 1 : wide
  const filled: Filling[] = []
  for (let i = 0; i < high; i++) {
    const line = lines[i]
    if (line === undefined) break
    for (let j = 0; j < broad && left + j < columns; j++) {
      const text = grid[i % tall]?.[j % wide]
      if (text !== undefined) filled.push({ line, column: left + j, text })
    }
  }
  return filled
}
