// The workspaces of every account, asked for while the code that shows them is still on its way. What was fetched ahead is used once.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { createApi } from './api'
import { withRetries } from './retry'

type Maps = Readonly<Record<string, RecordMap>>

/** Null once they were asked for: what is fetched ahead after that would be used too late, when it is no longer true. */
const ahead = new Map<Uuid, Promise<Maps> | null>()

const fetchSpaces = (userId: Uuid): Promise<Maps> => withRetries(() => createApi(userId).getSpaces({}))

export function prefetchSpaces(userId: Uuid): void {
  if (ahead.has(userId)) return
  const fetched = fetchSpaces(userId)
  // A failure is reported to the caller that uses the result, and not before.
  fetched.catch(() => {})
  ahead.set(userId, fetched)
}

export function loadSpaces(userId: Uuid): Promise<Maps> {
  const fetched = ahead.get(userId)
  ahead.set(userId, null)
  return fetched ?? fetchSpaces(userId)
}
