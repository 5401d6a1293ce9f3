// The records of a database as this screen reads them.
import type { Uuid } from '@sheaf/core/ids'
import type { ShownProperty } from '@sheaf/core/kinds/view-kind'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import type { Replica } from '@sheaf/sync/replica'

export const collectionIn = (replica: Replica, id: Uuid): CollectionValue | undefined =>
  replica.get('collection', id) as unknown as CollectionValue | undefined
export const viewIn = (replica: Replica, id: Uuid): CollectionViewValue | undefined =>
  replica.get('collection_view', id) as unknown as CollectionViewValue | undefined

/** The views of a database that are there, in order. */
export const viewsOf = (replica: Replica, block: BlockValue | undefined): readonly CollectionViewValue[] =>
  (block?.view_ids ?? []).flatMap(id => {
    const view = viewIn(replica, id)
    return view?.alive ? [view] : []
  })

/** The collections that were made in a database. */
export const sourcesOf = (block: BlockValue | undefined): readonly Uuid[] => {
  const pointers = block?.format?.['collection_pointers']
  const listed = Array.isArray(pointers) ? pointers.map(pointer => (pointer as { id: Uuid }).id) : []
  return listed.length > 0 ? listed : block?.collection_id ? [block.collection_id] : []
}

export const shownIn = (view: CollectionViewValue): readonly ShownProperty[] => {
  const listed = view.format?.['properties']
  return Array.isArray(listed) ? listed : []
}
