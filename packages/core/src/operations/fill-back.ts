// A relation that has become two-way: the rows that a row names learn of it. Nothing is taken from anybody: a row that takes one only,
// and has one, is left as it is.
import type { PropertyId } from '../collection/schema'
import type { Uuid } from '../ids'
import { atEnd, insertAt } from './anchor'
import { relatedTo, sidesOf, writeRelated } from './relate'
import type { SpaceState } from './space-state'

export function fillBack(state: SpaceState, row: Uuid, property: PropertyId): void {
  const sides = sidesOf(state, row, property)
  if (!sides?.back) return
  const { back, near } = sides
  for (const other of relatedTo(state, row, property)) {
    const block = state.bare('block', other)
    if (block?.parent_table !== 'collection' || block.parent_id !== near.collectionId) continue
    const named = relatedTo(state, other, back.property)
    if (named.includes(row) || (back.relation.isSingle && named.length > 0)) continue
    writeRelated(state, other, back.property, rows => insertAt(rows, row, atEnd))
  }
}
