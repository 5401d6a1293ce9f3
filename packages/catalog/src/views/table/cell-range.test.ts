import { describe, expect, it } from 'vitest'
import { bounds, moved, selectionIn, single, spansColumns, tabbed, within } from './cell-range'

// Lines: a group's head, two rows, a head, one row, the line for a new one.
const rows = [false, true, true, false, true, false]
const size = { isRow: (line: number) => rows[line] === true, lines: rows.length, columns: 3 }
const at = (line: number, column: number) => single({ line, column })

describe('[C 9.4] moving through cells', () => {
  it('steps over what is no row, and stops at the edges', () => {
    expect(moved(size, at(2, 0), { down: 1 })).toEqual(at(4, 0))
    expect(moved(size, at(4, 0), { down: 1 })).toEqual(at(4, 0))
    expect(moved(size, at(1, 2), { down: -1, right: 1 })).toEqual(at(1, 2))
    expect(moved(size, at(1, 0), { right: 1 })).toEqual(at(1, 1))
  })
  it('goes to the edge', () => {
    expect(moved(size, at(1, 1), { down: 1, far: true })).toEqual(at(4, 1))
    expect(moved(size, at(1, 1), { right: -1, far: true })).toEqual(at(1, 0))
  })
  it('extends from where it began', () => {
    const range = moved(size, moved(size, at(1, 1), { down: 1, extend: true }), { right: -1, extend: true })
    expect(bounds(range)).toEqual({ top: 1, bottom: 2, left: 0, right: 1 })
    expect(selectionIn(range, 2)).toEqual({ left: 0, right: 1, head: 0 })
    expect(selectionIn(range, 1)).toEqual({ left: 0, right: 1, head: -1 })
    expect(selectionIn(range, 4)).toEqual({ left: -1, right: -1, head: -1 })
    expect(selectionIn(null, 2).head).toBe(-1)
  })
  it('goes on in the next row by Tab', () => {
    expect(tabbed(size, at(2, 2), 1)).toEqual(at(4, 0))
    expect(tabbed(size, at(4, 0), -1)).toEqual(at(2, 2))
    expect(tabbed(size, at(4, 2), 1)).toBeNull()
  })
  it('stays within a table that has become smaller', () => {
    expect(within({ ...size, lines: 3 }, at(4, 2))).toEqual(at(2, 2))
    expect(within({ ...size, columns: 1 }, at(1, 2))).toEqual(at(1, 0))
    expect(within({ isRow: () => false, lines: 2, columns: 3 }, at(1, 0))).toBeNull()
  })
})

it('[C 9.4] one column has nothing to its right: the browser keeps the key', () => {
  const range = (column: number, other: number) => ({ anchor: { line: 1, column }, head: { line: 4, column: other } })
  expect([range(1, 1), range(1, 2), range(2, 0)].map(spansColumns)).toEqual([false, true, true])
})
