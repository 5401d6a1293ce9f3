// What a block says of the database that it is: the collections it shows, and its views.
import { isCanonicalUuid, type Uuid } from '../ids'
import type { BlockValue } from '../records/block'

/** Its data sources: `format.collection_pointers`, and `collection_id` where there is but one. */
export function collectionsOf({
  collection_id,
  format,
}: Pick<BlockValue, 'collection_id' | 'format'>): readonly Uuid[] {
  const pointers: unknown = format?.['collection_pointers']
  const named = Array.isArray(pointers) ? pointers.map(pointer => (pointer as { id?: unknown } | null)?.id) : []
  return [...new Set([...(collection_id ? [collection_id] : []), ...named.filter(isCanonicalUuid)])]
}
