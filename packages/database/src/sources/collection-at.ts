// Whether a collection can be worked with from elsewhere: a button names one, which may be in the trash by now or not be shared.
import type { CollectionAt } from '@sheaf/core/collection/collection-at'
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'
import { collectionIn } from '../answer/database-records'

/** As far as it is known here. */
export function stateOf(replica: Replica, id: Uuid): CollectionAt['state'] {
  const collection = collectionIn(replica, id)
  if (!collection?.alive) return 'gone'
  return isInTrash(replica, collection.parent_id) ? 'trashed' : 'here'
}

/** Itself, or something that it lies in. */
function isInTrash(replica: Replica, id: Uuid): boolean {
  const seen = new Set<Uuid>()
  for (let at = replica.block(id); at && !seen.has(at.id); at = replica.block(at.parent_id)) {
    if (!at.alive) return true
    seen.add(at.id)
  }
  return false
}
