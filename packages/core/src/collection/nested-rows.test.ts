import { describe, expect, it } from 'vitest'
import { numbersOf, rowId } from './kinds.fixture'
import { foldedList, neighboursBeside, siblingAbove, withRow } from './nested-rows'
import type { RowList } from './query'

/** `1 .2 ..3 4`: dots are depth. */
const listOf = (drawn: string): RowList => {
  const lines = drawn
    .split(' ')
    .map(word => ({ row: rowId(Number(word.replaceAll('.', ''))), depth: word.lastIndexOf('.') + 1 }))
  return {
    total: lines.length,
    rows: lines.map(({ row }) => row),
    hasMore: false,
    aggregations: {},
    nested: Object.fromEntries(lines.map(({ row, depth }) => [row, { depth, children: 0 }])),
  }
}
const drawn = ({ rows, nested }: RowList): string =>
  rows.map(row => '.'.repeat(nested?.[row]?.depth ?? 0) + numbersOf([row])[0]).join(' ')
const family = '1 .2 ..3 .4 5 .6'

describe('a nested list in hand', () => {
  it.each([
    ['closes a row with all that is below it', [1], '1 5 .6'],
    ['closes within', [2], '1 .2 .4 5 .6'],
    ['closes all', [1, 2, 5], '1 5'],
    ['closes none', [], family],
  ] as const)('%s', (_, closed, expected) => {
    expect(drawn(foldedList(listOf(family), row => !closed.some(one => rowId(one) === row)))).toBe(expected)
  })

  it('is the same list where nothing is folded', () => {
    const list = listOf(family)
    expect(foldedList(list, () => true)).toBe(list)
    const { nested: _, ...flat } = list
    expect(foldedList(flat, () => false)).toBe(flat)
  })

  it.each([
    ['at the end', undefined, `${family} 9`],
    ['at the end, where its parent is not listed', 8, `${family} 9`],
    ['behind all that is below its parent', 1, '1 .2 ..3 .4 .9 5 .6'],
    ['deeper', 2, '1 .2 ..3 ..9 .4 5 .6'],
    ['below the last', 6, `${family} ..9`],
  ] as const)('takes a new row %s', (_, parent, expected) => {
    const list = withRow(listOf(family), rowId(9), parent && rowId(parent))
    expect(drawn(list)).toBe(expected)
    expect(list.total).toBe(7)
  })

  it.each([
    [2, null],
    [4, 2],
    [5, 1],
    [1, null],
    [3, null],
  ] as const)('row %i would go below %s', (row, expected) => {
    expect(siblingAbove(listOf(family), rowId(row))).toBe(expected === null ? null : rowId(expected))
  })

  it.each([
    ['over the first', 3, 1, 'over', {}, 1],
    ['under a row with others below it', 3, 1, 'under', 1, 5],
    ['over a row of the top', 2, 5, 'over', 1, 5],
    ['under the last of the top', 2, 5, 'under', 5, {}],
    ['among those below a row', 6, 4, 'over', 2, 4],
    ['under the last below a row', 6, 4, 'under', 4, {}],
    ['where it stands already', 4, 2, 'under', 2, {}],
  ] as const)('%s', (_, row, other, side, after, before) => {
    const place = neighboursBeside(listOf(family), rowId(row), rowId(other), side)
    expect(place).toEqual({
      ...(typeof after === 'number' && { after: rowId(after) }),
      ...(typeof before === 'number' && { before: rowId(before) }),
    })
  })
})
