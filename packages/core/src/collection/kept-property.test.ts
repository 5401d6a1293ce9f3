// What a property was before its type changed, as it lies among the deleted ones.
import { describe, expect, it } from 'vitest'
import { uuid } from '../ids'
import { type Kept, keptAs, keptIdOf, keptOf, lastKept, namesBack, restoredFrom, unfinishedOf } from './kept-property'
import type { Property } from './schema'
import { isProperty, isPropertyId } from './schema-check'

const change = uuid('00000000-0000-4000-8000-000000000001')
const here = uuid('00000000-0000-4000-8000-00000000000a')
const there = uuid('00000000-0000-4000-8000-00000000000b')
const text: Property = { id: 'p', name: 'Notes', type: 'text', order: 3, icon: 'pen' }
const kept: Kept = {
  property: 'p',
  at: 1,
  zone: 'UTC',
  locale: 'en',
  rows: 2,
  kept: 1,
  partly: 0,
  lost: 1,
  isDone: true,
}

it('is kept under an id that follows from the request', () => {
  expect(keptIdOf(change)).toBe(keptIdOf(change))
  expect(keptIdOf(change)).not.toBe(keptIdOf(here))
  expect(isPropertyId(keptIdOf(change))).toBe(true)
})

it('is a property like any other, and comes back as it is called by then', () => {
  const was = keptAs(text, 'k', kept)
  expect(isProperty('k', was)).toBe(true)
  expect(keptOf(was)).toEqual(kept)
  expect(keptOf(text)).toBeNull()
  expect(restoredFrom(was, { ...text, type: 'number', name: 'Count', format: 'euro' })).toEqual({
    ...text,
    name: 'Count',
  })
  const { icon: _icon, ...bare } = text
  expect(restoredFrom(was, bare)).toEqual(bare)
})

it('is found by the property that it was', () => {
  const deleted = {
    a: keptAs(text, 'a', kept),
    b: keptAs(text, 'b', { ...kept, at: 5 }),
    c: keptAs(text, 'c', { ...kept, at: 9, isDone: false }),
    d: keptAs(text, 'd', { ...kept, at: 9, property: 'q' }),
    e: { ...text, id: 'e' },
  }
  expect(lastKept(deleted, 'p')?.id).toBe('b')
  expect(unfinishedOf(deleted, 'p')).toEqual(['c'])
  expect(lastKept({}, 'p')).toBeNull()
})

describe('the other side of a relation', () => {
  const relation = { ...text, type: 'relation', kind: 'dual', collection_id: there, synced_property: 'back' }
  const back = { ...text, id: 'back', type: 'relation', kind: 'dual', collection_id: here, synced_property: 'p' }
  it.each<[what: string, far: Property | undefined, isNamed: boolean]>([
    ['names it', back, true],
    ['names another', { ...back, synced_property: 'q' }, false],
    ['leads elsewhere', { ...back, collection_id: there }, false],
    ['names nothing', { ...back, kind: 'single' }, false],
    ['is not there', undefined, false],
  ])('%s', (_what, far, isNamed) => {
    expect(namesBack(relation, here, far)).toEqual(isNamed ? { collectionId: there, property: 'back' } : null)
  })
})
