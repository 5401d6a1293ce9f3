// What is written in the relations that put rows below each other, or let them wait: never a circle.

import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { t } from '../testing/english'
import { idOf, page, record, smallSpace } from '../testing/small-space.fixture'
import { withoutCircles } from './refuse-circles'

const [tasks, block] = [idOf(10), idOf(11)]
const rows = { a: idOf(21), b: idOf(22), c: idOf(23), d: idOf(24), e: idOf(25) }
type Row = keyof typeof rows
const named = (words: string): Uuid[] => (words ? words.split(' ').map(row => rows[row as Row]) : [])

const relation = (id: string, back: string, more = {}) => ({
  ...{ id, name: id, type: 'relation', order: 1, collection_id: tasks, kind: 'dual', synced_property: back },
  ...more,
})
const schema = {
  parent: relation('parent', 'children', { limit: 1 }),
  children: relation('children', 'parent'),
  waits: relation('waits', 'holds'),
  holds: relation('holds', 'waits'),
  friend: relation('friend', 'friend'),
}
const format = {
  sub_items: { parent: 'parent', children: 'children' },
  dependencies: { blocked_by: 'waits', blocking: 'holds' },
}
/** c lies below b, and b below a; a waits for b, and b for c. d is in the trash, with e below it. */
const held: Readonly<Record<Row, Record<string, string>>> = {
  a: { children: 'b', waits: 'b' },
  b: { parent: 'a', children: 'c', holds: 'a', waits: 'c' },
  c: { parent: 'b', holds: 'b' },
  d: { parent: 'a' },
  e: { parent: 'd' },
}
const replica = smallSpace({}, [
  record('collection', { id: tasks, parent_table: 'block', parent_id: block, alive: true, schema, format }),
  ...(Object.keys(held) as Row[]).map(row =>
    page(rows[row], row, ['collection', tasks], {
      alive: row !== 'd',
      properties: Object.fromEntries(Object.entries(held[row]).map(([id, words]) => [id, named(words)])),
    }),
  ),
])
const [below, waiting] = ['A row can’t be its own sub-item', 'A row can’t block itself']

function write(row: Row, property: string, value: Json): { readonly told: string[]; readonly done: unknown } {
  const told: string[] = []
  const change = { row: rows[row], property, value }
  const [done, ...more] = withoutCircles(replica, tasks, [change], { t, toast: words => told.push(words) })
  expect(more).toEqual([])
  return { told, done: done === change ? 'as it is' : done?.value }
}

describe('[P 3] a circle is not written', () => {
  it.each<[what: string, row: Row, property: string, value: string, done: string | null, told?: string]>([
    ['below itself', 'a', 'parent', 'a', '', below],
    ['below what lies below it', 'a', 'parent', 'b', '', below],
    ['below what lies far below it', 'a', 'parent', 'c', '', below],
    ['below what lies below it in the trash', 'a', 'parent', 'd', '', below],
    ['with what it lies in below it', 'c', 'children', 'a', '', below],
    ['with what it lies in, and another that may be', 'c', 'children', 'a d', 'd', below],
    ['below another than it was, in a circle: it stays where it is', 'b', 'parent', 'c', null, below],
    ['waiting for itself', 'c', 'waits', 'c', '', waiting],
    ['waiting for what waits for it', 'c', 'waits', 'a', '', waiting],
    ['holding up what it waits for', 'a', 'holds', 'c', '', waiting],
  ])('%s', (_what, row, property, value, done, told) => {
    expect(write(row, property, named(value))).toEqual({
      told: [told],
      done: done === null ? undefined : named(done),
    })
  })
  it.each<[what: string, row: Row, property: string, value: Json]>([
    ['below another', 'c', 'parent', named('a')],
    ['what was there already', 'b', 'children', named('c')],
    ['below what the trash parts from it', 'a', 'parent', named('e')],
    ['waiting for what lies below it', 'b', 'waits', named('c')],
    ['taken out', 'b', 'parent', null],
    ['emptied', 'b', 'parent', []],
    ['a relation that means neither', 'a', 'friend', named('a b')],
    ['a text', 'a', 'note', 'words'],
  ])('but %s is', (_what, row, property, value) => {
    expect(write(row, property, value)).toEqual({ told: [], done: 'as it is' })
  })
  it('and the rest of what was written is', () => {
    const told: string[] = []
    const changes = [
      { row: rows.b, property: 'parent', value: named('c') },
      { row: rows.b, property: 'note', value: 'x' },
    ]
    expect(withoutCircles(replica, tasks, changes, { t, toast: words => told.push(words) })).toEqual([changes[1]])
    expect(told).toEqual([below])
  })
  it('nothing is known of a collection that is not here', () => {
    const changes = [{ row: rows.a, property: 'parent', value: named('a') }]
    expect(withoutCircles(replica, idOf(99), changes, { t, toast: () => {} })).toBe(changes)
  })
})
