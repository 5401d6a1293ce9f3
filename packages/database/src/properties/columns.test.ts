import type { Schema } from '@sheaf/core/collection/schema'
import type { PropertyKind } from '@sheaf/core/kinds/property-kind'
import { expect, it } from 'vitest'
import { allColumns } from './columns'

const property = (id: string, order: number) => ({ id, name: id, type: 'text', order })
const schema: Schema = { title: property('title', 9), b: property('b', 2), a: property('a', 1), c: property('c', 3) }
const looks = () => [{ name: 'date_format', label: '', choices: [{ value: 'short', label: '' }] }]
const kind = { type: 'text', looks } as unknown as PropertyKind
const kinds = { get: (type: string) => (type === 'text' ? kind : undefined) }
const names = (listed: { id: string; visible: boolean }[], by: 'all' | 'title' = 'all') =>
  allColumns(schema, listed, kinds, by).map(({ id, visible }) => (visible ? id : `(${id})`))

it('[P 3] shows properties as they were made, the title first', () => {
  expect(names([])).toEqual(['title', 'a', 'b', 'c'])
})
it('[P 3] shows only the title where a kind shows no more', () => {
  expect(names([], 'title')).toEqual(['title', '(a)', '(b)', '(c)'])
})
it('[P 3] keeps the order of the view, and puts what it does not name behind', () => {
  expect(
    names([
      { id: 'c', visible: true },
      { id: 'a', visible: false },
    ]),
  ).toEqual(['title', 'c', '(a)', 'b'])
  expect(
    names([
      { id: 'c', visible: true },
      { id: 'title', visible: true },
    ]),
  ).toEqual(['c', 'title', 'a', 'b'])
})
it('[P 3] has no place for a property that is gone, and never hides the title', () => {
  expect(
    names([
      { id: 'gone', visible: true },
      { id: 'title', visible: false },
    ]),
  ).toEqual(['title', 'a', 'b', 'c'])
})
it('[P 3] leaves out a type that this build does not know', () => {
  const strange: Schema = { title: property('title', 0), x: { ...property('x', 1), type: 'from_tomorrow' } }
  expect(allColumns(strange, [], kinds, 'all').map(({ id }) => id)).toEqual(['title'])
})

it('[P 3] lays over a property what the view says of it, as far as its kind lets it', () => {
  const formatIn = (date_format: string) =>
    allColumns(schema, [{ id: 'a', visible: true, date_format }], kinds, 'all').map(
      column => column.property['date_format'],
    )
  expect(formatIn('short')).toEqual([undefined, 'short', undefined, undefined])
  expect(formatIn('sideways')).toEqual([undefined, undefined, undefined, undefined])
  expect(schema['a']).toEqual(property('a', 1))
})
