// Options that somebody made of those they saw, into the schema as it is by now.
import { optionsOf } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { WrittenOptions } from '@sheaf/editor/host/database'
import type { Draft } from '@sheaf/sync/draft'
import type { SpaceSession } from '../../data/space-session'
import { collectionIn } from './database-records'
import { optionChanges } from './option-changes'

/** Where the property has gone meanwhile, nothing is written. */
export function writeOptions(
  session: SpaceSession,
  draft: Draft,
  collectionId: Uuid,
  { seen, options }: WrittenOptions,
): void {
  const now = collectionIn(session.replica, collectionId)?.schema?.[seen.id]
  if (!now) return
  const pointer = session.pointer('collection', collectionId)
  for (const change of optionChanges(optionsOf(seen), options, optionsOf(now)))
    draft.push({ ...change, pointer, path: ['schema', seen.id, 'options'] })
}
