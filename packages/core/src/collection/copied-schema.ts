// The schema of a copied collection. What is related to a collection outside names its rows, but they do not name the copy: they have no
// property for it.
import type { Uuid } from '../ids'
import { relationOf } from './relation'
import type { Property, Schema } from './schema'

/** `isCopied`: the collections that are copied along. */
export function schemaOfCopy(schema: Schema, isCopied: (collectionId: Uuid) => boolean): Schema {
  const oneWay = (property: Property): Property => {
    const relation = relationOf(property)
    if (!relation?.back || isCopied(relation.collectionId)) return property
    const { synced_property: _back, ...rest } = property
    return { ...rest, kind: 'single' }
  }
  return Object.fromEntries(Object.entries(schema).map(([id, property]) => [id, oneWay(property)]))
}
