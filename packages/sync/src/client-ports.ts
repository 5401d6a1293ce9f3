// Everything a sync client does to the outside, handed in: the simulator gives it a fake world, the browser the real one.
import type { ErrorBody } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Role } from '@sheaf/core/permissions/roles'
import type { ClientMessage } from '@sheaf/core/protocol/messages'
import type { Table } from '@sheaf/core/records/all'
import type { LoadedText, RecordRow } from './replica'

export type Refusal = Omit<ErrorBody, 'errorId'> & { readonly status: number }

export interface UnsavedTransaction {
  readonly transaction: Transaction
  readonly errors: readonly Refusal[]
}

/** The device's own store. A transaction is on disk before it is sent, and leaves it only when it was acknowledged or refused. */
export interface OutboxDisk {
  load(): Promise<{ readonly clientId: Uuid; readonly nextN: number; readonly outbox: readonly Transaction[] }>
  /** Adds transactions, or replaces those with the same numbers, in one go. */
  put(transactions: readonly Transaction[]): Promise<void>
  /** Forgets acknowledged transactions up to a number. */
  drop(upTo: number): Promise<void>
  keepUnsaved(unsaved: UnsavedTransaction): Promise<void>
  /** Another device uses the same client id (a cloned profile): everything goes on under a new one. */
  renumber(clientId: Uuid, outbox: readonly Transaction[]): Promise<void>
}

export interface Snapshot {
  readonly records: readonly RecordRow[]
  readonly texts: readonly LoadedText[]
  /** The space's seq when the snapshot was taken: the stream goes on from here. */
  readonly seq: number
  /** Held records that are still as they were held. */
  readonly unchanged?: readonly { readonly table: Table; readonly id: Uuid; readonly role: Role }[]
}

export interface HeldVersion {
  readonly pointer: Pointer
  readonly version: number
}

export interface SpaceCalls {
  /**
   * The records of a channel: a page with its blocks, or a single record. Throws when it cannot be loaded. `onFirst` is called with the
   * first part as soon as it is loaded, with every text that its blocks show: a long page can be read and edited before all of it is
   * loaded. `held` is what the client has already, and need not be sent again.
   */
  loadChannel(
    channel: Pointer,
    onFirst: (part: Omit<Snapshot, 'seq'>) => void,
    held: () => readonly HeldVersion[],
  ): Promise<Snapshot>
  /**
   * Single records, as they are now; records that are gone or hidden come back with role none. With blocks come all the texts
   * that they show, wherever those are at home.
   */
  loadRecords(pointers: readonly Pointer[]): Promise<Omit<Snapshot, 'seq'>>
}

export interface Connection {
  send(message: ClientMessage): void
}

export interface ClientWorld {
  now(): number
  newId(): Uuid
  /** A whole number below the bound. */
  random(bound: number): number
  /** Calls back after a while; the result cancels. */
  after(ms: number, run: () => void): () => void
}
