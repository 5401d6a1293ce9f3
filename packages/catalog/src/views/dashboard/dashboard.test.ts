import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { add, type Change, heighten, move, remove, step, type Target, widen } from './arrange'
import { dashboard, type FilledRow, rowsOf } from './dashboard'

const view = '11111111-1111-4111-8111-111111111111' as Uuid
/** 'ab/c': a and b in the first row, c in the second; every row shared out evenly. */
function picture(text: string): readonly FilledRow[] {
  return text.split('/').map((names, r) => ({
    id: `r${r}`,
    height: 300,
    widgets: names.split('').map(id => ({ id, row: `r${r}`, view, width: 12 / names.length })),
  }))
}
const formatOf = (rows: readonly FilledRow[]) => ({
  rows: rows.map(({ id, height }) => ({ id, height })) as Json,
  widgets: rows.flatMap(row => row.widgets.map(one => ({ ...one }))) as Json,
})
/** What the keyed lists of the record become. */
function after(rows: readonly FilledRow[], changes: readonly Change[]): readonly FilledRow[] {
  const format = formatOf(rows) as unknown as Record<string, readonly { readonly id: string }[]>
  for (const { list, id, value, before } of changes) {
    const items = format[list] ?? []
    const rest = items.filter(item => item.id !== id)
    const at =
      before === undefined
        ? items.findIndex(item => item.id === id)
        : before === null
          ? -1
          : rest.findIndex(item => item.id === before)
    if (value) rest.splice(at < 0 ? rest.length : at, 0, value)
    format[list] = rest
  }
  return rowsOf({ format })
}
const drawn = (rows: readonly FilledRow[]): string =>
  rows.map(row => row.widgets.map(({ id }) => id).join('')).join('/')
const widths = (rows: readonly FilledRow[]): readonly number[][] =>
  rows.map(row => row.widgets.map(({ width }) => width))

it.each([
  ['', 'n'],
  ['a', 'an'],
  ['ab', 'ab/n'],
  ['ab/c', 'ab/cn'],
])('adds to %j', (before, expected) => {
  const rows = before ? picture(before) : []
  expect(drawn(after(rows, add(rows, view, { widget: 'n', row: 'new' })))).toBe(expected)
})
it.each([
  ['ab/c', 'a', 'b/c', [[12], [12]]],
  ['ab/c', 'c', 'ab', [[6, 6]]],
  ['abc', 'b', 'ac', [[6, 6]]],
])('takes away from %j', (before, id, expected, wide) => {
  const rows = after(picture(before), remove(picture(before), id))
  expect([drawn(rows), widths(rows)]).toEqual([expected, wide])
})
it.each<[string, string, Target, string]>([
  ['abc', 'a', { beside: 'b', side: 'after' }, 'bac'],
  ['abc', 'c', { beside: 'a', side: 'before' }, 'cab'],
  ['ab/c', 'c', { beside: 'a', side: 'after' }, 'acb'],
  ['ab/c', 'a', { beside: 'c', side: 'before' }, 'b/ac'],
  ['ab/c', 'a', { aboveRow: 'r1' }, 'b/a/c'],
  ['ab/c', 'b', { aboveRow: null }, 'a/c/b'],
  ['abcd/e', 'e', { beside: 'a', side: 'after' }, 'abcd/e'],
])('moves in %j: %s to %j', (before, id, target, expected) => {
  const rows = picture(before)
  const next = after(rows, move(rows, id, target, 'new'))
  expect(drawn(next)).toBe(expected)
  for (const row of widths(next)) expect(row.reduce((a, b) => a + b)).toBe(12)
})
it.each([
  ['ab/c', 'a', 'on', 'ba/c'],
  ['ab/c', 'a', 'back', 'ab/c'],
  ['ab/c', 'b', 'up', 'b/a/c'],
  ['ab/c', 'b', 'down', 'a/b/c'],
  ['a/b', 'b', 'up', 'ab'],
  ['abcd/e', 'e', 'up', 'e/abcd'],
  ['a/b', 'b', 'down', 'a/b'],
] as const)('steps by keyboard in %j: %s %s', (before, id, direction, expected) => {
  const rows = picture(before)
  const target = step(rows, id, direction)
  expect(drawn(target ? after(rows, move(rows, id, target, 'new')) : rows)).toBe(expected)
})
it.each([
  ['ab', 'a', 1, [7, 5]],
  ['ab', 'b', 2, [4, 8]],
  ['ab', 'a', 9, [9, 3]],
  ['ab', 'a', -9, [3, 9]],
  ['a', 'a', -2, [12]],
])('widens in %j: %s by %d', (before, id, by, expected) => {
  const rows = picture(before)
  expect(widths(after(rows, widen(rows, id, by)))[0]).toEqual(expected)
})
it.each([
  [10, 160],
  [333.4, 333],
  [9999, 1200],
])('is as high as %d allows', (wanted, expected) => {
  const [row] = picture('a')
  expect(after([row as FilledRow], heighten(row as FilledRow, wanted))[0]?.height).toBe(expected)
})

describe('what is kept', () => {
  it('has at most four in a row, and never more than the row is wide', () => {
    const [row] = picture('abcde')
    const wide = { ...(row as FilledRow), widgets: (row as FilledRow).widgets.map(one => ({ ...one, width: 6 })) }
    expect(widths(rowsOf({ format: formatOf([wide]) }))).toEqual([[3, 3, 3, 3]])
  })
  it.each([
    [[{ id: 'r', height: 300 }], true],
    [[{ id: 'r', height: 20 }], false],
    [[{ id: 'r' }], false],
  ])('checks rows: %j', (rows, passes) => expect(dashboard.format['rows']?.judge(rows) === null).toBe(passes))
})
