// Many changes of one list within a transaction are made on another structure than a few: nobody may see a difference.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operation } from './all'
import { drawSpace } from './space.fixture'

const picture = `
  P
    a
      a1
    b
    c
    d`
const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a1']
const aName = fc.constantFrom(...names)
const place = fc.record({
  after: fc.uniqueArray(aName, { maxLength: 2 }),
  before: fc.uniqueArray(aName, { maxLength: 2 }),
})
const change = fc.record({
  what: fc.constantFrom('create', 'move', 'move', 'trash', 'restore'),
  id: aName,
  parent: fc.constantFrom('P', 'P', 'P', 'a', 'b'),
  at: place,
})

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** One by one on one space, then all in one transaction on another. */
function both(changes: readonly Change[]): [string, string] {
  const [few, many] = [drawSpace(picture), drawSpace(picture)]
  const operations: Operation[] = []
  const known = new Set(['P', 'a', 'a1', 'b', 'c', 'd'])
  for (const { what, id, parent, at } of changes) {
    if (what === 'create' && !known.has(id)) operations.push(few.create(id, parent, at))
    else if (!known.has(id)) continue
    else if (what === 'move' || what === 'create') operations.push(few.move(id, parent, at))
    else if (what === 'trash') operations.push(few.trash(id))
    else operations.push(few.restore(id))
    known.add(id)
    few.run(operations.at(-1) as Operation)
  }
  for (const name of names) many.id(name)
  return [few.picture(), many.run(...operations).picture()]
}

describe('many changes of a list in one transaction', () => {
  it('come out as if each had been made by itself', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 40, maxLength: 120 }), changes => {
        const [few, many] = both(changes)
        expect(many).toBe(few)
      }),
      { numRuns: 30 },
    )
  })
})
