// The workspaces of every account, asked for while the code that shows them is still on its way. What was fetched ahead is used once.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { createApi } from './api'
import { withRetries } from './retry'

type Maps = Readonly<Record<string, RecordMap>>

/** What has come and nobody has used yet. */
const arrived = new Map<Uuid, Maps>()

/** Null once they were asked for: what is fetched ahead after that would be used too late, when it is no longer true. */
const ahead = new Map<Uuid, Promise<Maps> | null>()

const fetchSpaces = (userId: Uuid): Promise<Maps> => withRetries(() => createApi(userId).getSpaces({}))

/** Null: they could not be had. */
export async function prefetchSpaces(userId: Uuid): Promise<Maps | null> {
  const known = ahead.get(userId)
  if (known !== undefined) return known && known.catch(() => null)
  const fetched = fetchSpaces(userId)
  ahead.set(userId, fetched)
  try {
    const maps = await fetched
    // Whoever asked meanwhile has them.
    if (ahead.get(userId)) arrived.set(userId, maps)
    return maps
  } catch {
    // Whoever shows them asks again, and is told.
    if (ahead.get(userId)) ahead.delete(userId)
    return null
  }
}

/** To be drawn at once; `loadSpaces` gives the same. */
export const spacesHere = (userId: Uuid): Maps | null => arrived.get(userId) ?? null

export function loadSpaces(userId: Uuid): Promise<Maps> {
  const fetched = ahead.get(userId)
  ahead.set(userId, null)
  arrived.delete(userId)
  return fetched ?? fetchSpaces(userId)
}
