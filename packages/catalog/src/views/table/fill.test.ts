import { expect, it } from 'vitest'
import { single } from './cell-range'
import { pasteInto } from './fill'

const lines = [1, 2, 4, 5]
const picture = (grid: string[][], top: number, left: number, bottom = top, right = left) =>
  pasteInto(grid, { anchor: { line: top, column: left }, head: { line: bottom, column: right } }, lines, 3).map(
    ({ line, column, text }) => `${line}.${column}=${text}`,
  )

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
  expect(pasteInto([['a']], single({ line: 5, column: 0 }), lines, 3)).toHaveLength(1)
})
