// The records of a database as this screen reads them.
import type { Uuid } from '@sheaf/core/ids'
import type { ShownProperty } from '@sheaf/core/kinds/view-kind'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import type { Replica } from '@sheaf/sync/replica'

export const collectionIn = (replica: Replica, id: Uuid): CollectionValue | undefined => replica.get('collection', id)
export const viewIn = (replica: Replica, id: Uuid): CollectionViewValue | undefined =>
  replica.get('collection_view', id)

export const shownIn = (view: CollectionViewValue): readonly ShownProperty[] => {
  const listed = view.format?.['properties']
  return Array.isArray(listed) ? listed : []
}
