// A property of type relation: which collection its rows are of, and which property there says the same the other way round.
import type { Uuid } from '../ids'
import type { CollectionValue } from '../records/collection'
import type { Property, PropertyId } from './schema'

export const RELATION = 'relation'

export interface Relation {
  /** Where the rows are that it names. */
  readonly collectionId: Uuid
  /** The property there that names back. Absent: nothing does. */
  readonly back?: PropertyId
  /** At most one row. */
  readonly isSingle: boolean
}

/** Settings: `collection_id`, `kind` (single or dual), of a dual one `synced_property` on the other side, `limit` (1 or absent). */
export function relationOf(property: Property | undefined): Relation | null {
  if (property?.type !== RELATION || typeof property['collection_id'] !== 'string') return null
  const back = property['kind'] === 'dual' ? property['synced_property'] : undefined
  return {
    collectionId: property['collection_id'] as Uuid,
    ...(typeof back === 'string' ? { back } : {}),
    isSingle: property['limit'] === 1,
  }
}

/** A property of a collection, also one that was deleted: its values are kept true, so that it may come back. */
export const propertyIn = (collection: CollectionValue | undefined, id: PropertyId): Property | undefined =>
  collection?.schema?.[id] ?? collection?.deleted_schema?.[id]

/** The rows that a cell names. */
export const relatedIn = (value: unknown): readonly Uuid[] => (Array.isArray(value) ? (value as readonly Uuid[]) : [])
