import type { GroupList, QueryAnswer } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import { foldKey, tableItems } from './table-items'

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
const picture = (answer: QueryAnswer, folded: string[] = [], canAdd = false, hasFigures = false): string[] =>
  tableItems(answer, { canAdd, hasFigures, folded: new Set(folded) }).map(item =>
    item.kind === 'row'
      ? item.id
      : item.kind === 'group'
        ? `${'  '.repeat(item.depth)}${item.isOpen ? '▾' : '▸'} ${item.list.key}`
        : item.kind,
  )

it('rows, what is not here yet, and the line for a new one', () => {
  expect(picture(list(['a', 'b'], true), [], true)).toEqual(['a', 'b', 'more', 'new'])
  expect(picture(list(['a']))).toEqual(['a'])
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
  const items = tableItems(
    { ...list([]), groups: [group('x', ['a']), group('y', ['a'])] },
    { canAdd: false, hasFigures: false, folded: new Set() },
  )
  expect(new Set(items.map(item => item.key)).size).toBe(4)
})
