// What a room needs of a store. One contract suite (storage.contract.ts) runs against every implementation: memory for the
// simulator, PostgreSQL in the product.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Table, TableRecord } from '@sheaf/core/records/all'

export interface SpaceHead {
  readonly seq: number
  /** Reason of the freeze, or null. */
  readonly frozen: string | null
}

export interface RecordRef {
  readonly table: Table
  readonly id: Uuid
}

/** A record as stored. A block comes with its derived `content` and, for it, the order keys of its live children. */
export type LoadedRecord = TableRecord & {
  readonly childKeys?: readonly (readonly [Uuid, string])[]
  /** The text whose id is the block's id: its state and epoch. */
  readonly text?: { readonly state: Uint8Array; readonly epoch: number }
}

export interface TextSlice {
  readonly text: Uuid
  readonly marker: Uuid | null
}
export interface SliceOwner extends TextSlice {
  readonly block: Uuid
}

export interface Loaded {
  /**
   * Found records, with everything above a block, through collections too, up to the team or space it hangs from. What is missing
   * does not exist.
   */
  readonly records: readonly LoadedRecord[]
  readonly owners: readonly SliceOwner[]
}

export type RecordWrite = TableRecord & {
  /** The version it is based on; 0 for a new record. */
  readonly base: number
  readonly orderKey?: string
  readonly text?: { readonly state: Uint8Array; readonly epoch: number }
  /** Nothing but text, title and time of the edit changed: stores may take a shorter way. */
  readonly onlyText?: boolean
}

export interface SyncClientRow {
  readonly clientId: Uuid
  /** Whose device it is: who used the id first in this space. It never changes. */
  readonly userId: Uuid
  readonly n: number
  readonly transactionId: Uuid
}

/** What one room wants committed: the space goes from `expect` to `expect + entries.length`, or nothing happens. */
export interface CommitPart {
  readonly spaceId: Uuid
  readonly expect: number
  readonly entries: readonly LogEntry[]
  readonly records: readonly RecordWrite[]
  readonly clients: readonly SyncClientRow[]
  readonly owners: readonly SliceOwner[]
  /** Slices that moved to another text: no block shows them under this key any more. */
  readonly parted: readonly TextSlice[]
  /** Fresh order keys of children that did not change themselves. */
  readonly orderKeys: readonly (readonly [Uuid, string])[]
  /** Everything of it but its place in the log and its numbers has been handed in already. */
  readonly prepared?: Prepared
}

/**
 * What a store has been handed ahead of a commit. Nothing of it can be seen before that, and nothing of it is there without it. Until it
 * is committed or given up, whoever else writes one of its records waits.
 */
export interface Prepared {
  /** False where it could not be taken in, for one because a record is not at the version that it builds on. It never rejects. */
  readonly ready: Promise<boolean>
  abandon(): Promise<void>
}

export type CommitOutcome = 'committed' | 'conflict' | 'frozen'

export interface SpaceStorage {
  /** Null where there is no such space. */
  head(spaceId: Uuid): Promise<SpaceHead | null>
  load(spaceId: Uuid, records: readonly RecordRef[], slicesOf: readonly Uuid[]): Promise<Loaded>
  client(spaceId: Uuid, clientId: Uuid): Promise<SyncClientRow | null>
  /** Entries after a seq, oldest first, at most `limit`. Null when the log no longer reaches back that far. */
  log(spaceId: Uuid, after: number, limit: number): Promise<readonly LogEntry[] | null>
  /** Takes a large part in ahead of its turn, so that its commit holds nobody up. Where it goes in the log is not known yet. */
  prepare(part: CommitPart): Prepared
  /** Resolves after the commit is durable, and only then. What was prepared is kept for another try after a conflict. */
  commit(part: CommitPart): Promise<CommitOutcome>
}
