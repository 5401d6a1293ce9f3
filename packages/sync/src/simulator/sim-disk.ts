// The disk of a device. A write takes a while; what was under way when the device died is lost.
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { OutboxDisk, UnsavedTransaction } from '../client-ports'
import type { Random } from './random'
import type { Scheduler } from './scheduler'

interface Stored {
  clientId: Uuid
  nextN: number
  outbox: Map<number, Transaction>
  unsaved: UnsavedTransaction[]
}

export class SimDisk {
  private session = 0

  constructor(
    private readonly scheduler: Scheduler,
    private readonly random: Random,
    private stored: Stored,
    /** A transaction has become durable on this device. */
    private readonly onStored: (transaction: Transaction) => void,
  ) {}

  static empty(scheduler: Scheduler, random: Random, onStored: (transaction: Transaction) => void): SimDisk {
    return new SimDisk(
      scheduler,
      random,
      { clientId: random.uuid(), nextN: 1, outbox: new Map(), unsaved: [] },
      onStored,
    )
  }
  /** A copy of everything, client id included: what copying a browser profile does. */
  clone(): SimDisk {
    const { clientId, nextN, outbox, unsaved } = this.stored
    return new SimDisk(
      this.scheduler,
      this.random,
      { clientId, nextN, outbox: new Map(outbox), unsaved: [...unsaved] },
      this.onStored,
    )
  }
  get clientId(): Uuid {
    return this.stored.clientId
  }
  get waiting(): readonly Transaction[] {
    return [...this.stored.outbox.values()]
  }
  get unsaved(): readonly UnsavedTransaction[] {
    return this.stored.unsaved
  }
  /** Writes that have not reached the disk never will. */
  crash(): void {
    this.session++
  }

  /** The disk as one session of the device sees it. */
  open(): OutboxDisk {
    const session = this.session
    const write = (change: (stored: Stored) => void): Promise<void> =>
      new Promise(resolve =>
        this.scheduler.after(this.random.between(0, 30), () => {
          if (session !== this.session) return
          change(this.stored)
          resolve()
        }),
      )
    return {
      load: async () => {
        const { clientId, nextN, outbox } = this.stored
        return { clientId, nextN, outbox: [...outbox.values()].sort((a, b) => a.n - b.n) }
      },
      put: transactions =>
        write(stored => {
          for (const transaction of transactions) {
            stored.outbox.set(transaction.n, transaction)
            stored.nextN = Math.max(stored.nextN, transaction.n + 1)
            this.onStored(transaction)
          }
        }),
      drop: upTo =>
        write(stored => {
          for (const n of stored.outbox.keys()) if (n <= upTo) stored.outbox.delete(n)
        }),
      keepUnsaved: unsaved => write(stored => void stored.unsaved.push(unsaved)),
      renumber: (clientId, outbox) =>
        write(stored => {
          stored.clientId = clientId
          stored.nextN = outbox.length + 1
          stored.outbox = new Map(outbox.map(transaction => [transaction.n, transaction]))
        }),
    }
  }
}
