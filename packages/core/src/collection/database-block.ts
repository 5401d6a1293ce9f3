// What a block says of the database that it is: the collections it shows, and its views.
import type { Uuid } from '../ids'
import type { BlockValue } from '../records/block'
import type { CollectionViewValue } from '../records/collection-view'

/** Its data sources in the order in which they are listed. */
export const sourcesOf = (block: BlockValue | undefined): readonly Uuid[] => {
  const pointers = block?.format?.['collection_pointers']
  const listed = Array.isArray(pointers) ? pointers.map(pointer => (pointer as { id: Uuid }).id) : []
  return listed.length > 0 ? listed : block?.collection_id ? [block.collection_id] : []
}

/** The views of a database that are there, in order. */
export const viewsOf = (
  space: { readonly get: (table: 'collection_view', id: Uuid) => CollectionViewValue | undefined },
  block: BlockValue | undefined,
): readonly CollectionViewValue[] =>
  (block?.view_ids ?? []).flatMap(id => {
    const view = space.get('collection_view', id)
    return view?.alive ? [view] : []
  })
