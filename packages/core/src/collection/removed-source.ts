// A data source that was removed from its database lies in the trash in a block of its own, which says where it came from: restored, it
// becomes a source of that database again, with the views it had there.
import { isCanonicalUuid, type Uuid } from '../ids'

/** In `format` of that block. */
export const REMOVED_FROM = 'removed_from'

export type RemovedSource = {
  readonly collection: Uuid
  /** The block of the database. */
  readonly block: Uuid
  readonly views: readonly Uuid[]
}

/** Null: it says no such thing. */
export function removedSource(value: unknown): RemovedSource | null {
  const { collection, block, views } = (value ?? {}) as { readonly [key: string]: unknown }
  if (!isCanonicalUuid(collection) || !isCanonicalUuid(block)) return null
  return { collection, block, views: Array.isArray(views) ? views.filter(isCanonicalUuid) : [] }
}
