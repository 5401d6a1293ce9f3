// Transactions on their way to the server. Each is on disk before it may be sent; numbers are contiguous; order is kept.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { OutboxDisk, Refusal, UnsavedTransaction } from './client-ports'
import { OutboxWriter } from './outbox-writer'

interface Item {
  transaction: Transaction
  /** It may go: it is on disk, or the disk is broken and it is still worth sending from memory. */
  stored: boolean
  onDisk: boolean
  sent: boolean
  /** How often it went out over this connection without having been answered. */
  copies: number
  /** It may have reached the server, in this session or an earlier one. */
  maySent: boolean
  /** Its number was used by another device with the same client id. */
  clashes: boolean
  /** A channel was closed while it was under way, or what it did builds on what is not here: it may not be in the confirmed records. */
  unheard: boolean
}

const fresh = { stored: false, onDisk: false, sent: false, copies: 0, clashes: false, unheard: false }

export class Outbox {
  private items: Item[] = []
  private id: Uuid | null = null
  private next = 1
  private readonly seenNumbers = new Set<number>()
  /** Acknowledged over this connection, as far back as an answer may be late. */
  private readonly answered = new Set<number>()
  private readonly writer: OutboxWriter
  delayedBy: Refusal | null = null

  constructor(
    private readonly disk: OutboxDisk,
    /** Transactions have reached the disk and may go. */
    private readonly onStored: () => void,
  ) {
    this.writer = new OutboxWriter(disk, { onWritten: (written, isOnDisk) => this.written(written, isOnDisk) })
  }

  async load(): Promise<readonly Transaction[]> {
    const { clientId, nextN, outbox } = await this.disk.load()
    this.id = clientId
    this.next = nextN
    this.items = outbox.map(transaction => ({ transaction, maySent: true, ...fresh, stored: true, onDisk: true }))
    return outbox
  }
  get clientId(): Uuid {
    if (this.id === null) throw new Error('the outbox is used before it was loaded')
    return this.id
  }
  get size(): number {
    return this.items.length
  }
  /** Whether a tab that closes now would leave everything on the device. */
  get isOnDisk(): boolean {
    return this.items.every(item => item.onDisk)
  }
  waiting(): readonly Transaction[] {
    return this.items.map(item => item.transaction)
  }
  nextNumber(): number {
    return this.next++
  }
  get(n: number): Transaction | undefined {
    return this.items.find(item => item.transaction.n === n)?.transaction
  }

  /** Whether everything before it has been answered. */
  isFirst(n: number): boolean {
    return this.items.find(item => !item.clashes)?.transaction.n === n
  }
  /** The number of a transaction is taken. New numbers have to wait until it is known which others were applied under theirs. */
  clash(n: number): void {
    for (const item of this.items) if (item.transaction.n === n) item.clashes = true
  }
  hasClashBefore(n: number): boolean {
    return this.items.some(item => item.clashes && item.transaction.n < n)
  }
  /** Whether nothing is left to be asked under the old numbers. */
  get needsNumbers(): boolean {
    return this.items.some(item => item.clashes) && this.items.every(item => item.clashes || !item.maySent)
  }

  add(transaction: Transaction): void {
    this.items.push({ transaction, maySent: false, ...fresh })
    this.writer.put(transaction)
  }
  replace(transaction: Transaction): void {
    const item = this.items.find(candidate => candidate.transaction.n === transaction.n)
    if (!item) return
    Object.assign(item, { transaction, stored: false, onDisk: false, sent: false, copies: 0 })
    this.writer.put(transaction)
  }
  private written(transactions: readonly Transaction[], isOnDisk: boolean): void {
    const written = new Set(transactions)
    for (const item of this.items)
      if (written.has(item.transaction)) Object.assign(item, { stored: true, onDisk: isOnDisk })
    this.onStored()
  }
  keepUnsaved(unsaved: UnsavedTransaction): void {
    this.writer.keepUnsaved(unsaved)
  }

  /** The next transactions to send: stored, in order, at most `most` under way at a time. */
  take(most: number): Transaction[] {
    let room = most - this.items.filter(item => item.sent && !item.clashes).length
    // What was never sent keeps its place behind what needs a new number.
    const isAsking = this.items.some(item => item.clashes)
    const out: Transaction[] = []
    for (const item of this.items) {
      if (item.sent || item.clashes || (isAsking && !item.maySent)) continue
      if (!item.stored || room-- <= 0) break
      item.sent = true
      item.copies++
      item.maySent = true
      out.push(item.transaction)
    }
    return out
  }
  nothingInFlight(): void {
    for (const item of this.items) item.sent = false
  }
  /** Of what went out nothing will be answered any more. */
  noAnswers(): void {
    for (const item of this.items) Object.assign(item, { sent: false, copies: 0 })
  }
  connectionLost(): void {
    this.noAnswers()
    this.answered.clear()
    this.delayedBy = null
  }
  /** One copy of it was answered. Says whether another is still under way, whose answer may be a different one. */
  isUnderWayAfter(n: number): boolean {
    const item = this.items.find(({ transaction }) => transaction.n === n)
    if (!item) return false
    item.copies = Math.max(0, item.copies - 1)
    return item.copies > 0
  }
  /** The server does not take it for now, and says why. */
  delayed(n: number, error: Refusal): void {
    this.delayedBy = error
    this.resendFrom(n)
  }
  resendFrom(n: number): void {
    for (const item of this.items) if (item.transaction.n >= n) Object.assign(item, { sent: false, clashes: false })
  }
  /** One was acknowledged: it alone, for where two devices share a client id the ones before it may still be unanswered. */
  acknowledged(n: number): void {
    this.delayedBy = null
    this.items = this.items.filter(item => item.transaction.n !== n)
    this.seenNumbers.delete(n)
    this.answered.add(n)
    for (const oldest of this.answered) {
      if (this.answered.size <= 2 * limits.transactionsInFlight) break
      this.answered.delete(oldest)
    }
    const upTo = Math.min(this.next, this.items[0]?.transaction.n ?? this.next) - 1
    this.writer.drop(upTo)
  }
  /** Whether a number that the server says to miss is one that it has taken since: its answers may change places on the way. */
  wasAnswered(n: number): boolean {
    return this.answered.has(n)
  }
  /** Its effects have come down by a channel. */
  seen(n: number): void {
    if (this.get(n)) this.seenNumbers.add(n)
  }
  wasSeen(n: number): boolean {
    return this.seenNumbers.has(n)
  }
  channelClosed(): void {
    for (const item of this.items) if (item.sent) item.unheard = true
  }
  /** What it did came down, and could not be taken in. */
  notHeard(n: number): void {
    for (const item of this.items) if (item.transaction.n === n) item.unheard = true
  }
  mayBeUnheard(n: number): boolean {
    return this.items.some(item => item.transaction.n === n && item.unheard)
  }

  /** Everything unacknowledged goes on under a new client id, numbered from one. */
  renumber(clientId: Uuid): readonly Transaction[] {
    const after = this.items.map(({ transaction }, i) => ({ ...transaction, clientId, n: i + 1 }))
    this.id = clientId
    this.next = after.length + 1
    this.seenNumbers.clear()
    this.answered.clear()
    // Not before the disk knows the new numbers: after a crash the old ones would be sent again, and applied twice.
    this.items = after.map(transaction => ({ transaction, maySent: false, ...fresh }))
    this.writer.renumber(clientId, after)
    return after
  }
}
