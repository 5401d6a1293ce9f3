// The outbox of a device, kept in this process: it outlives a client that crashes, as a disk does, and remembers everything that
// was ever put on it.
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { OutboxDisk, UnsavedTransaction } from '@sheaf/sync/client-ports'
import { newUuid } from '../auth/secrets'

export class MemoryDisk {
  clientId: Uuid = newUuid()
  readonly clientIds = [this.clientId]
  private nextN = 1
  private readonly outbox = new Map<number, Transaction>()
  /** Every transaction that was on disk at some time, by its id. */
  readonly made = new Map<Uuid, Transaction>()
  readonly unsaved: UnsavedTransaction[] = []

  private lives = 0

  get size(): number {
    return this.outbox.size
  }
  /** The disk as one life of the client sees it: what a dead one had under way never arrives. */
  open(): OutboxDisk {
    const life = ++this.lives
    const alive = async (write: () => Promise<void>): Promise<void> => {
      // A turn of the loop later: a crash may come in between.
      await new Promise(resolve => setImmediate(resolve))
      if (life === this.lives) await write()
    }
    return {
      load: () => this.load(),
      put: transactions => alive(() => this.put(transactions)),
      drop: upTo => alive(() => this.drop(upTo)),
      keepUnsaved: unsaved => alive(() => this.keepUnsaved(unsaved)),
      renumber: (clientId, outbox) => alive(() => this.renumber(clientId, outbox)),
    }
  }
  private async load(): Promise<{ clientId: Uuid; nextN: number; outbox: readonly Transaction[] }> {
    const outbox = [...this.outbox.values()].sort((a, b) => a.n - b.n)
    return { clientId: this.clientId, nextN: this.nextN, outbox }
  }
  private async put(transactions: readonly Transaction[]): Promise<void> {
    for (const transaction of transactions) {
      this.outbox.set(transaction.n, transaction)
      this.made.set(transaction.id, transaction)
      this.nextN = Math.max(this.nextN, transaction.n + 1)
    }
  }
  private async drop(upTo: number): Promise<void> {
    for (const n of [...this.outbox.keys()]) if (n <= upTo) this.outbox.delete(n)
  }
  private async keepUnsaved(unsaved: UnsavedTransaction): Promise<void> {
    this.unsaved.push(unsaved)
  }
  private async renumber(clientId: Uuid, outbox: readonly Transaction[]): Promise<void> {
    this.clientId = clientId
    this.clientIds.push(clientId)
    this.outbox.clear()
    for (const transaction of outbox) this.outbox.set(transaction.n, transaction)
    this.nextN = outbox.length + 1
  }
}
