// What follows the log: what is derived from what was committed, after it was committed (an index, places of files), and the enqueueing
// of jobs. It only reads, derives and enqueues: what takes long, or asks another host, is a job.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { WatchedFields } from '@sheaf/core/protocol/watched-fields'
import type { FollowerTx } from '../storage/follower-places'

export interface Follower {
  /** Its name in the database; given once. */
  readonly name: string
  /** Raise it when what it makes of entries has changed: every space is built again from its records. */
  readonly version: number
  /** Fields of which entries say what they held before; read it with `valueBefore`. Entries from before it was watched do not say. */
  readonly watches?: WatchedFields
  /** How soon after a commit of this process it looks; a quarter of a second where nothing is said. */
  readonly delayMs?: number
  /**
   * Takes in entries of one space, in order and without a gap. What it writes with `tx` is there exactly once; anything else it
   * does may be done again after a crash. Throwing leaves the place where it is, and the same entries come again.
   */
  follow(tx: FollowerTx, spaceId: Uuid, entries: readonly LogEntry[]): Promise<void>
  /**
   * Builds a piece from the records themselves: for a new version, and where the log does not reach back far enough. It is given
   * what it returned last, '' at first, and returns null at the end. Changes made meanwhile are followed afterwards.
   */
  rebuild(tx: FollowerTx, spaceId: Uuid, after: string): Promise<string | null>
}
