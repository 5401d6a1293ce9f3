import type { GroupList, QueryAnswer } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import { foldKey, type KeptRow, rowKey, type TableItems, tableItems } from './table-items'

const list = (rows: string[], hasMore = false) => ({
  total: rows.length,
  rows: rows as Uuid[],
  hasMore,
  aggregations: {},
})
const group = (key: string, rows: string[], groups?: GroupList[]): GroupList => ({
  ...list(rows),
  key,
  value: key,
  ...(groups ? { groups } : {}),
})
const usual = { canAdd: false, hasFigures: false, folded: new Set<string>(), isLimited: false, kept: null }
const draw = (items: TableItems): string[] =>
  Array.from({ length: items.count }, (_, line) => items.at(line)).map(item =>
    item?.kind === 'row'
      ? item.id
      : item?.kind === 'group'
        ? `${'  '.repeat(item.depth)}${item.isOpen ? '▾' : '▸'} ${item.list.key}`
        : (item?.kind ?? 'nothing'),
  )
const picture = (answer: QueryAnswer, folded: string[] = [], canAdd = false, hasFigures = false): string[] =>
  draw(tableItems(answer, { ...usual, canAdd, hasFigures, folded: new Set(folded) }))

it('rows, and the line for a new one', () => {
  expect(picture(list(['a', 'b']), [], true)).toEqual(['a', 'b', 'new'])
  expect(picture(list(['a']))).toEqual(['a'])
})
it('where a view says how many rows it begins with, the way to more', () => {
  const items = tableItems(list(['a', 'b'], true), { ...usual, canAdd: true, isLimited: true })
  expect(draw(items)).toEqual(['a', 'b', 'more', 'new'])
})
it('every row has its line, whether it is here or not', () => {
  const long = { ...list(['a', 'b'], true), total: 100_000, parts: [{ from: 50_000, rows: ['x', 'y'] as Uuid[] }] }
  const items = tableItems(long, { ...usual, canAdd: true })
  expect([items.count, items.rowCount]).toEqual([100_001, 100_000])
  expect([0, 1, 2, 49_999, 50_000, 50_001, 99_999, 100_000].map(line => items.at(line)?.kind)).toEqual([
    'row',
    'row',
    'gap',
    'gap',
    'row',
    'row',
    'gap',
    'new',
  ])
  expect(items.lineOf(rowKey('y' as Uuid, {}))).toBe(50_001)
  expect(items.stretches(99_990, 100_010)).toEqual([{ from: 99_990, to: 100_000 }])
  expect(items.isRow(99_999)).toBe(true)
  expect(items.rowAt(99_999)).toBeNull()
})

const kept = (id: string, above: string | null, index: number, below: string | null = null): KeptRow => ({
  id: id as Uuid,
  at: {},
  above: above as Uuid | null,
  below: below as Uuid | null,
  index,
})
it.each([
  ['one that is not answered yet', ['a', 'b'], kept('n', 'a', 1), ['a', 'n', 'b']],
  ['at the end', ['a', 'b'], kept('n', 'b', 2), ['a', 'b', 'n']],
  ['in an empty list', [], kept('n', null, 0), ['n']],
  ['one that is sorted to the end by now', ['a', 'c', 'b'], kept('b', 'a', 1), ['a', 'b', 'c']],
  ['one that is sorted to the top by now', ['c', 'a', 'b'], kept('c', 'b', 2), ['a', 'b', 'c']],
  ['behind the row above it, though others came', ['x', 'a', 'b'], kept('n', 'a', 1), ['x', 'a', 'n', 'b']],
  ['with the row below it, when others came above', ['x', 'a', 'b'], kept('a', null, 0, 'b'), ['x', 'a', 'b']],
  ['where it stood, when the row above is gone', ['a', 'b'], kept('n', 'gone', 1), ['a', 'n', 'b']],
])('a row that somebody stands in stays: %s', (_name, rows, held, expected) => {
  const items = tableItems(list(rows), { ...usual, kept: held })
  expect(draw(items)).toEqual(expected)
  expect(expected.map(id => items.lineOf(rowKey(id as Uuid, {})))).toEqual(expected.map((_, line) => line))
})
it('groups with their rows, and groups within them', () => {
  const answer = { ...list([]), groups: [group('x', ['a'], [group('p', ['a'])]), group('y', ['b'])] }
  expect(picture(answer)).toEqual(['▾ x', '  ▾ p', 'a', '▾ y', 'b'])
  expect(picture(answer, [foldKey({ group: 'x' })])).toEqual(['▸ x', '▾ y', 'b'])
  expect(picture(answer, [foldKey({ group: 'x', subGroup: 'p' })])).toEqual(['▾ x', '  ▸ p', '▾ y', 'b'])
})
it('every open group says what its rows amount to, where something is calculated', () => {
  const answer = { ...list([]), groups: [group('x', ['a'], [group('p', ['a'])]), group('y', ['b']), group('z', ['c'])] }
  expect(picture(answer, [foldKey({ group: 'z' })], true, true)).toEqual([
    '▾ x',
    '  ▾ p',
    'a',
    'new',
    'figures',
    '▾ y',
    'b',
    'new',
    'figures',
    '▸ z',
  ])
  expect(picture(list(['a']), [], false, true)).toEqual(['a'])
})
it('a row that stands in two groups is two lines', () => {
  const items = tableItems({ ...list([]), groups: [group('x', ['a']), group('y', ['a'])] }, usual)
  expect(new Set([0, 1, 2, 3].map(line => items.at(line)?.key)).size).toBe(4)
})
it('rows in the order of their lines, those that are not here behind them', () => {
  const grouped = { ...list([]), groups: [group('one', ['a', 'b']), group('two', ['c'])] }
  const items = tableItems(grouped, usual)
  expect(items.inOrder(['z', 'c', 'y', 'b', 'a'] as Uuid[])).toEqual(['a', 'b', 'c', 'z', 'y'])
})
