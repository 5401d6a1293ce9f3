// A database that was to be made of a file on the page: when it is there the file goes, else the file stays as it was.
import { trashAll } from '@sheaf/core/actions/many-blocks'
import type { Uuid } from '@sheaf/core/ids'
import { waitingFiles } from '../../../data/files/waiting-file'
import type { SpaceSession } from '../../../data/space-session'

export function settleFile({ replica, client }: SpaceSession, databaseId: Uuid): void {
  const waiting = waitingFiles.get(databaseId)
  if (!waiting) return
  waitingFiles.delete(databaseId)
  const database = replica.block(databaseId)
  const hasBegun = database?.alive === true && (database.view_ids ?? []).length > 0
  const done = hasBegun ? waiting.block : databaseId
  if (replica.block(done)?.alive) client.commit(draft => trashAll(draft, [done]))
}
