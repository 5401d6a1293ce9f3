// The rows that a cell names, as far as they are not known to be gone.
import { relatedIn } from '@sheaf/core/collection/relation'
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'

export const relatedRows = (replica: Replica, row: Uuid, property: PropertyId): readonly Uuid[] =>
  relatedIn(replica.block(row)?.properties?.[property]).filter(id => replica.block(id)?.alive !== false)
