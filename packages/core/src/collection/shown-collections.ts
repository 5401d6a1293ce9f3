// The collections that a block shows, as the block says.
import { isCanonicalUuid, type Uuid } from '../ids'
import type { Json } from '../validation/checks'

interface ShowsCollections {
  readonly collection_id?: Uuid
  readonly format?: Readonly<Record<string, Json>>
}

/** Its data sources: `format.collection_pointers`, and `collection_id` where there is but one. */
export function collectionsOf({ collection_id, format }: ShowsCollections): readonly Uuid[] {
  const pointers: unknown = format?.['collection_pointers']
  const named = Array.isArray(pointers) ? pointers.map(pointer => (pointer as { id?: unknown } | null)?.id) : []
  return [...new Set([...(collection_id ? [collection_id] : []), ...named.filter(isCanonicalUuid)])]
}
