// A server with a fault: it acknowledges a commit first and writes it a moment later, in order. Nothing shows while everything
// runs; the history checker has to find it when PostgreSQL dies.
import type { CommitOutcome, CommitPart } from '@sheaf/sync/storage'
import { PostgresStorage } from '../storage/space/postgres-storage'
import '../main'

const LATE_MS = 30
let writing: Promise<unknown> = Promise.resolve()

PostgresStorage.prototype.commit = function (this: PostgresStorage, part: CommitPart): Promise<CommitOutcome> {
  // A new space is honest, or nobody could begin.
  if (part.expect === 0) return this.groups.commit(part)
  writing = writing
    .then(() => new Promise(resolve => setTimeout(resolve, LATE_MS)))
    .then(() => this.groups.commit(part))
    .catch(() => undefined)
  return Promise.resolve('committed')
}
