// What people did and what they were told, written down beside the system under test. The checks compare it with the store.
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Refusal } from '../client-ports'

/** What an action meant to do to characters. Every typed character is used once in a run. */
export interface Intent {
  readonly typed: string
  readonly deleted: string
  /** Brought back by an undo, as far as they were gone. */
  readonly restored: string
}

interface Done extends Intent {
  readonly transaction: Transaction
  readonly userId: Uuid
  /** Part of the undo of everything by one person. */
  readonly isFinalUndo: boolean
}

export class Ledger {
  readonly done = new Map<Uuid, Done>()
  /** On the disk of its device. */
  readonly stored = new Set<Uuid>()
  /** The author was told that it is saved. */
  readonly acknowledged = new Set<Uuid>()
  readonly unsaved = new Map<Uuid, readonly Refusal[]>()
  /** Waiting on a disk that was copied: two devices send it, and once one has new numbers nobody can tell. */
  readonly copied = new Set<Uuid>()
  /** Client ids that two devices have used. */
  readonly sharedClients = new Set<Uuid>()
  readonly log: LogEntry[] = []
  /** Where the kept part of the log began when each entry was committed. */
  readonly floors: number[] = []
  private nextCharacter = 0

  typed(count: number): string {
    let out = ''
    for (let i = 0; i < count; i++) out += String.fromCharCode(0x3400 + this.nextCharacter++)
    return out
  }
  /** Transactions in the order of the log. */
  applied(): Done[] {
    return this.log.flatMap(entry => this.done.get(entry.id) ?? [])
  }
}
