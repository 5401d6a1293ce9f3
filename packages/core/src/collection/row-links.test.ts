import { describe, expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import { rowId, schemaOf } from './kinds.fixture'
import { dependenciesOf, type Linked, leadsTo, selfPairs, subItemsOf } from './row-links'

const HERE = rowId(1)
const side = (back: string, more: Record<string, Json> = {}) => ({
  type: 'relation',
  collection_id: HERE,
  kind: 'dual',
  synced_property: back,
  ...more,
})
const schema = schemaOf({
  title: 'title',
  up: side('down', { limit: 1 }),
  down: side('up'),
  waits: side('holds'),
  holds: side('waits'),
  oneWay: { type: 'relation', collection_id: HERE, kind: 'single' },
  away: { type: 'relation', collection_id: rowId(2), kind: 'dual', synced_property: 'up' },
})
const collection = (format: Record<string, Json>): Linked => ({ id: HERE, schema, format })

describe('sub-items', () => {
  it.each<[string, Json, boolean]>([
    ['a pair with one parent', { parent: 'up', children: 'down' }, true],
    ['a parent side that takes many', { parent: 'down', children: 'up' }, false],
    ['a property that is gone', { parent: 'up', children: 'gone' }, false],
    ['a relation without another side', { parent: 'oneWay', children: 'down' }, false],
    ['a relation to elsewhere', { parent: 'away', children: 'up' }, false],
    ['sides of different pairs', { parent: 'up', children: 'holds' }, false],
    ['one side twice', { parent: 'up', children: 'up' }, false],
    ['no object', 'up', false],
    ['nothing', null, false],
  ])('%s', (_, sub_items, counts) => {
    expect(subItemsOf(collection({ sub_items }))?.parent.id).toBe(counts ? 'up' : undefined)
  })
})

describe('dependencies', () => {
  it('shift when dates overlap, unless something else is said', () => {
    const pair = { blocked_by: 'waits', blocking: 'holds' }
    expect(dependenciesOf(collection({ dependencies: pair }))).toMatchObject({
      blockedBy: { id: 'waits' },
      blocking: { id: 'holds' },
      shift: 'overlap',
      avoidsWeekends: false,
    })
    const said = { ...pair, shift: 'gap', avoid_weekends: true }
    expect(dependenciesOf(collection({ dependencies: said }))).toMatchObject({ shift: 'gap', avoidsWeekends: true })
    expect(dependenciesOf(collection({ dependencies: { ...pair, shift: 'maybe' } }))?.shift).toBe('overlap')
  })
})

it('finds pairs that could be taken, and none that is', () => {
  const ids = (format: Record<string, Json>, link: 'sub_items' | 'dependencies') =>
    selfPairs(collection(format), link).map(([near]) => near.id)
  expect(ids({}, 'sub_items')).toEqual(['up'])
  expect(ids({}, 'dependencies')).toEqual(['waits', 'holds'])
  expect(ids({ dependencies: { blocked_by: 'waits', blocking: 'holds' } }, 'sub_items')).toEqual(['up'])
  expect(ids({ sub_items: { parent: 'up', children: 'down' } }, 'dependencies')).toEqual(['waits', 'holds'])
})

describe('a way from row to row', () => {
  const next = (row: string) =>
    ({ [rowId(1)]: [rowId(2)], [rowId(2)]: [rowId(3), rowId(1)], [rowId(3)]: [rowId(2)] })[row] ?? []
  it.each([
    [1, 3, true],
    [3, 1, true],
    [4, 1, false],
    [1, 4, false],
    [4, 4, true],
  ])('%i to %i: %s', (from, to, leads) => expect(leadsTo(rowId(from), rowId(to), next)).toBe(leads))
})
