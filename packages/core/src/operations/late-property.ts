// Where something belongs that comes from a device which had not heard yet that a property has another type: to what the property was,
// which is kept beside it. A relation is only related to, anything else is only set; so it is known which of them is meant.
import { keptOf } from '../collection/kept-property'
import { propertyIn, relationOf } from '../collection/relation'
import type { PropertyId } from '../collection/schema'
import type { Uuid } from '../ids'
import type { SpaceState } from './space-state'

/** The property that is meant of a row; null where it was never of that kind. */
export function propertyMeant(
  state: SpaceState,
  row: Uuid,
  property: PropertyId,
  wants: 'relation' | 'value',
): PropertyId | null {
  const block = state.bare('block', row)
  if (block?.parent_table !== 'collection') return property
  const collection = state.bare('collection', block.parent_id)
  const fits = (id: PropertyId): boolean => (relationOf(propertyIn(collection, id)) !== null) === (wants === 'relation')
  if (!collection?.schema?.[property] || fits(property)) return property
  const kept = Object.values(collection.deleted_schema ?? {}).filter(
    one => keptOf(one)?.property === property && fits(one.id),
  )
  return kept.toSorted((a, b) => (keptOf(b)?.at ?? 0) - (keptOf(a)?.at ?? 0))[0]?.id ?? null
}
