import { expect, it } from 'vitest'
import { single } from './cell-range'
import { drawnOut, fillFrom, nextInSeries, pasteInto } from './fill'

const lines = [1, 2, 4, 5]
const picture = (grid: string[][], top: number, left: number, bottom = top, right = left) =>
  pasteInto(
    grid,
    { anchor: { line: top, column: left }, head: { line: bottom, column: right } },
    lines,
    3,
  ).fillings.map(({ line, column, text }) => `${line}.${column}=${text}`)

it('one cell goes into all that are selected', () => {
  expect(picture([['x']], 1, 0, 4, 1)).toEqual(['1.0=x', '1.1=x', '2.0=x', '2.1=x', '4.0=x', '4.1=x'])
})
it('more reach as far as they are, over rows and within the table', () => {
  expect(
    picture(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      2,
      2,
    ),
  ).toEqual(['2.2=a', '4.2=c'])
  expect(picture([['a'], ['b'], ['c']], 4, 0)).toEqual(['4.0=a', '5.0=b'])
})
it('a multiple of them is filled by repeating', () => {
  expect(picture([['a'], ['b']], 1, 1, 5, 1)).toEqual(['1.1=a', '2.1=b', '4.1=a', '5.1=b'])
  expect(pasteInto([['a']], single({ line: 5, column: 0 }), lines, 3).fillings).toHaveLength(1)
})
it('what reaches past the last row makes rows, and past the last column is told', () => {
  const { fillings, added, lostColumns } = pasteInto(
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    single({ line: 5, column: 2 }),
    lines,
    3,
  )
  expect(fillings).toEqual([{ line: 5, column: 2, text: 'a' }])
  expect(added).toEqual([[{ column: 2, text: 'c' }], [{ column: 2, text: 'e' }]])
  expect(lostColumns).toBe(1)
})
it('a selection that is drawn out is repeated, downwards and to the side', () => {
  const source = { anchor: { line: 1, column: 0 }, head: { line: 2, column: 0 } }
  const down = drawnOut(source, { line: 5, column: 0 })
  expect(fillFrom(source, down, lines).map(({ to, from }) => `${to.line}←${from.line}`)).toEqual(['4←1', '5←2'])
  const right = drawnOut(source, { line: 2, column: 2 })
  expect(fillFrom(source, right, lines).map(({ to, from }) => `${to.line}.${to.column}←${from.column}`)).toEqual([
    '1.1←0',
    '1.2←0',
    '2.1←0',
    '2.2←0',
  ])
  expect(drawnOut(source, { line: 1, column: 0 })).toBe(source)
})
it('numbers that are evenly apart go on', () => {
  expect(nextInSeries([1, 2], 3)).toEqual([3, 4, 5])
  expect(nextInSeries([10, 7.5], 2)).toEqual([5, 2.5])
  expect(nextInSeries([1, 2, 4], 2)).toBeNull()
  expect(nextInSeries([5], 2)).toBeNull()
})
