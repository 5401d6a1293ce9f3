// Where a relation leads, and whether back again: its other side is a property of the other collection, which is made, renamed and taken
// away with it.
import type { Property, PropertyId } from '../../collection/schema'
import type { Uuid } from '../../ids'
import type { Draft } from '../draft'
import type { DatabasePorts } from './database-ports'

interface RelationTarget {
  readonly collectionId: Uuid
  /** What the other side is called; null for a relation that leads one way. */
  readonly backName: string | null
}

/** Whether the other side is new: rows that are named already do not know of it yet. */
export function setRelation(
  draft: Draft,
  { newShortId, now }: Pick<DatabasePorts, 'newShortId' | 'now'>,
  collectionId: Uuid,
  property: PropertyId,
  { collectionId: target, backName }: RelationTarget,
): boolean {
  const own = draft.at('collection', collectionId)
  const known = draft.space.get('collection', collectionId)?.schema?.[property]
  if (!known) return false
  const before = known['collection_id'] as Uuid | undefined
  const back = known['synced_property'] as string | undefined
  if (back && (backName === null || before !== target)) {
    if (before) draft.unset(draft.at('collection', before), ['schema', back])
    draft.unset(own, ['schema', property, 'synced_property'])
  }
  draft.set(own, ['schema', property, 'collection_id'], target)
  draft.set(own, ['schema', property, 'kind'], backName === null ? 'single' : 'dual')
  if (backName === null) return false
  if (back && before === target) {
    draft.set(draft.at('collection', target), ['schema', back, 'name'], backName)
    return false
  }
  const id = newShortId()
  const other: Property = {
    ...{ id, name: backName, type: known.type, order: now(), kind: 'dual' },
    ...{ collection_id: collectionId, synced_property: property },
  }
  draft.set(draft.at('collection', target), ['schema', id], other)
  draft.set(own, ['schema', property, 'synced_property'], id)
  return true
}
