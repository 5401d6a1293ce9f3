// A server with a fault: it acknowledges a commit first and writes it a moment later, in order. Nothing shows while everything
// runs; the history checker has to find it when the server dies.
import type { CommitOutcome, CommitPart } from '@sheaf/sync/storage'
import { PostgresStorage } from '../storage/space/postgres-storage'
import '../main'

/** Longer than a busy machine needs from hearing of an acknowledgement to killing the server. */
const LATE_MS = 1_500
let writing: Promise<unknown> = Promise.resolve()

PostgresStorage.prototype.commit = function (this: PostgresStorage, part: CommitPart): Promise<CommitOutcome> {
  // A new space is honest, or nobody could begin.
  if (part.expect === 0) return this.groups.commit(part)
  const late = new Promise(resolve => setTimeout(resolve, LATE_MS))
  writing = writing
    .then(() => late)
    .then(() => this.groups.commit(part))
    .catch(() => undefined)
  return Promise.resolve('committed')
}
