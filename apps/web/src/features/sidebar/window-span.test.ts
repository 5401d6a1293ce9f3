import { describe, expect, it } from 'vitest'
import { rowsIn, spanOf } from './window-span'

const rows = Array.from({ length: 10_000 }, (_, line) => ({ line }))

describe('which lines are drawn', () => {
  it('are those that can be seen and some around them, of ten thousand', () => {
    for (const top of [100, 0, -1, -3_300, -165_000, -329_500]) {
      const span = spanOf(top, 33, 800, rows.length)
      const drawn = rowsIn(rows, span)
      expect(drawn.length, `at ${top}`).toBeLessThan(66)
      const seen = rows.filter(({ line }) => top + (line + 1) * 33 > 0 && top + line * 33 < 800)
      expect(drawn, `at ${top}`).toEqual(expect.arrayContaining(seen))
    }
  })
  it('are the same while little is scrolled', () => {
    expect(spanOf(-3_310, 33, 800, rows.length)).toEqual(spanOf(-3_340, 33, 800, rows.length))
  })
  it('are none of a list that is far away', () => {
    expect(rowsIn(rows, spanOf(90_000, 33, 800, rows.length))).toEqual([])
    expect(rowsIn(rows, spanOf(-900_000, 33, 800, rows.length))).toEqual([])
  })
  it('are found where lines between them belong to no row', () => {
    const gaps = [{ line: 0 }, { line: 2 }, { line: 5 }, { line: 6 }]
    expect(rowsIn(gaps, { from: 1, to: 6 })).toEqual([{ line: 2 }, { line: 5 }])
  })
})
