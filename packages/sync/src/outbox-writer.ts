// Writes of an outbox to the device's disk: one at a time, and everything that came while one was under way goes together in the next.
// However fast changes are made, the disk is never more than two writes behind them.
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { OutboxDisk, UnsavedTransaction } from './client-ports'

interface WrittenEvents {
  /** They are on disk, or the disk refused them. */
  readonly onWritten: (transactions: readonly Transaction[], isOnDisk: boolean) => void
}

export class OutboxWriter {
  private unsaved: UnsavedTransaction[] = []
  private renumbered: { readonly clientId: Uuid; readonly outbox: readonly Transaction[] } | null = null
  private upTo: number | null = null
  /** The last one of each number. */
  private readonly puts = new Map<number, Transaction>()
  private isRunning = false

  constructor(
    private readonly disk: OutboxDisk,
    private readonly events: WrittenEvents,
  ) {}

  put(transaction: Transaction): void {
    this.puts.set(transaction.n, transaction)
    this.start()
  }
  drop(upTo: number): void {
    this.upTo = upTo
    for (const n of this.puts.keys()) if (n <= upTo) this.puts.delete(n)
    this.start()
  }
  keepUnsaved(unsaved: UnsavedTransaction): void {
    this.unsaved.push(unsaved)
    this.start()
  }
  /** Takes the place of all that waits under the old id. */
  renumber(clientId: Uuid, outbox: readonly Transaction[]): void {
    this.puts.clear()
    this.upTo = null
    this.renumbered = { clientId, outbox }
    this.start()
  }

  private start(): void {
    if (this.isRunning) return
    this.isRunning = true
    // What is done in one task is one write.
    void Promise.resolve().then(() => this.run())
  }
  private async run(): Promise<void> {
    try {
      for (let next = this.take(); next; next = this.take()) await next()
    } finally {
      this.isRunning = false
    }
  }
  /** The next write. What was refused is kept for the person before the outbox forgets it, so that a crash between the two loses nothing. */
  private take(): (() => Promise<void>) | null {
    const { disk, renumbered, upTo } = this
    const unsaved = this.unsaved.shift()
    if (unsaved) return () => disk.keepUnsaved(unsaved).catch(() => undefined)
    if (renumbered) {
      this.renumbered = null
      return () => this.written(renumbered.outbox, disk.renumber(renumbered.clientId, renumbered.outbox))
    }
    if (upTo !== null) {
      this.upTo = null
      return () => disk.drop(upTo).catch(() => undefined)
    }
    if (this.puts.size === 0) return null
    const transactions = [...this.puts.values()]
    this.puts.clear()
    return () => this.written(transactions, disk.put(transactions))
  }
  private written(transactions: readonly Transaction[], write: Promise<void>): Promise<void> {
    return write.then(
      () => this.events.onWritten(transactions, true),
      () => this.events.onWritten(transactions, false),
    )
  }
}
