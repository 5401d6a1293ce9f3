// The schema of a collection with what its computed properties come to, told from the schemas that are here.
import type { Uuid } from '../ids'
import type { PropertyKinds } from '../kinds/property-kind'
import type { CollectionValue } from '../records/collection'
import { withMeanings } from './property-meaning'
import type { Meaning, PropertyId, Schema } from './schema'

/** `told`: what a property comes to where a schema is not here. */
export function derivedSchema(
  space: { readonly get: (table: 'collection', id: Uuid) => CollectionValue | undefined },
  kinds: PropertyKinds,
  collectionId: Uuid,
  told?: (id: PropertyId) => Meaning | undefined,
): Schema {
  const schema = (id: string): Schema | undefined => {
    const collection = space.get('collection', id as Uuid)
    return collection?.alive === false ? undefined : collection?.schema
  }
  return withMeanings({ kinds, schema }, collectionId, told)
}
