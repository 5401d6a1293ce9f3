// Writes the rows of an import: straight to the server, some hundreds at a time, each lot sent while the server writes the one before, and
// made while that one is on its way. They do not go through this device's records: fifty thousand rows would be held and drawn here for
// nothing. Numbers of its own make each lot exactly-once, however often it is sent, and keep lots in order: one that overtakes the one
// before is not taken, and goes again.

import { type RowPlace, rowOperations, trashOperation } from '@sheaf/core/actions/database/import-row'
import { TransportError } from '@sheaf/core/api/transport-error'
import type { PropertyId } from '@sheaf/core/collection/schema'
import { isRetryable, SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Json } from '@sheaf/core/validation/checks'
import type { HostSession } from '@sheaf/editor/host/session'
import { inTurns } from '@sheaf/sync/in-turns'
import { gapOf } from '@sheaf/sync/refusals'

type Values = Readonly<Record<PropertyId, Json>>

const ROWS_AT_ONCE = 400
/** Well below what a request may hold, also in bytes. */
const CHARACTERS_AT_ONCE = 1_000_000

/** What it needs of the device. */
export interface WriterPorts {
  /** Of a row, a lot, and of the writer itself: they are in no replica. */
  readonly newCopyId: () => Uuid
  readonly textClientId: () => number
  /** For as long as it is good to wait after so many failures. */
  readonly pauseAfter: (failures: number) => Promise<void>
}

export interface WriterEvents {
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
  /** The server cannot be reached, or can again. */
  readonly onWaiting: (isWaiting: boolean) => void
}

export class RowWriter {
  private clientId: Uuid
  private n = 0
  /** Sent, and not known to be there, in order. */
  private open: readonly Transaction[] = []
  /** One of them was refused for good. */
  private isRefused = false
  /** The rows that are there, as far as is known. */
  private readonly ids: Uuid[] = []

  constructor(
    private readonly session: Pick<HostSession, 'spaceId' | 'api'>,
    private readonly collectionId: Uuid,
    private readonly isRelation: (property: PropertyId) => boolean,
    private readonly ports: WriterPorts,
  ) {
    this.clientId = ports.newCopyId()
  }

  get written(): number {
    return this.ids.length
  }

  async write(rows: readonly Values[], events: WriterEvents): Promise<void> {
    const place = {
      spaceId: this.session.spaceId,
      collectionId: this.collectionId,
      isRelation: this.isRelation,
      textClientId: this.ports.textClientId(),
    }
    let earlier: Promise<void> = Promise.resolve()
    let last: Posted = { isThere: earlier, isEarly: () => false }
    for await (const lot of madeAhead(lotsOf(place, rows, this.ports, events.signal))) {
      await earlier
      if (last.isEarly()) await last.isThere
      events.signal.throwIfAborted()
      earlier = last.isThere
      last = this.post(lot, events, earlier)
    }
    await last.isThere
  }
  /** Sent at once, and sent again when those before it are there, should it have come before them. */
  private post({ ids, operations }: Lot, events: WriterEvents, before: Promise<void>): Posted {
    const transaction = this.transactionOf(operations)
    const answer = this.attempt(transaction)
    let isEarly = false
    const isThere = before.then(async () => {
      await this.deliver(transaction, events, answer)
      this.ids.push(...ids)
      events.onProgress(this.ids.length)
    })
    // What goes wrong is told when its turn comes, if it does.
    isThere.catch(() => {})
    answer.then(
      outcome => {
        isEarly = outcome === 'early'
      },
      () => {},
    )
    return { isThere, isEarly: () => isEarly }
  }

  /** Everything that was written goes to the trash, the last ones first. */
  async takeBack(events: WriterEvents): Promise<void> {
    if (this.isRefused) this.beginAnew()
    // What became of the last lots is not known: it is asked for, and they go like the others.
    for (const transaction of this.open) {
      const { operations } = transaction
      await this.deliver(transaction, events)
      this.ids.push(...operations.flatMap(({ command, pointer }) => (command === 'createBlock' ? [pointer.id] : [])))
    }
    while (this.ids.length > 0) {
      const last = this.ids.slice(-ROWS_AT_ONCE)
      const operations = last.map(id => trashOperation(this.session.spaceId, id))
      await this.deliver(this.transactionOf(operations), events)
      this.ids.length -= last.length
      events.onProgress(this.ids.length)
    }
  }

  /** With the next number, which is used up by it. */
  private transactionOf(operations: readonly Operation[]): Transaction {
    const { spaceId } = this.session
    this.n++
    const transaction = {
      id: this.ports.newCopyId(),
      clientId: this.clientId,
      n: this.n,
      spaceId,
      authoredAt: Date.now(),
      operations,
      importOf: this.collectionId,
    }
    this.open = [...this.open, transaction]
    return transaction
  }
  /** All before it are there. */
  private async deliver(
    transaction: Transaction,
    { signal, onWaiting }: WriterEvents,
    given?: Promise<Answer>,
  ): Promise<void> {
    let answer = given
    let failures = 0
    for (;;) {
      signal.throwIfAborted()
      const outcome = await (answer ?? this.attempt(transaction)).catch(error => this.giveUp(error))
      if (outcome === 'there') break
      if (outcome === 'later') {
        onWaiting(true)
        await unlessAborted(this.ports.pauseAfter(failures++), signal)
      } else if (!answer) throw new Error(`the server does not know what came before lot ${transaction.n}`)
      answer = undefined
    }
    this.open = this.open.filter(one => one !== transaction)
    if (failures > 0) onWaiting(false)
  }
  private giveUp(error: unknown): never {
    this.isRefused ||= error instanceof SheafError
    throw error
  }
  /** The number of what was refused stays unused: what was sent behind it is never taken, and what follows needs other numbers. */
  private beginAnew(): void {
    this.isRefused = false
    this.open = []
    this.clientId = this.ports.newCopyId()
    this.n = 0
  }
  private async attempt(transaction: Transaction): Promise<Answer> {
    try {
      const request = { requestId: this.ports.newCopyId(), transactions: [transaction] as never }
      const [result] = (await this.session.api.saveTransactions(request)).results
      if (!result || !('error' in result)) return result ? 'there' : 'later'
      const { name, status, debugMessage } = result.error
      if (gapOf(result.error) !== null) return 'early'
      if (isRetryable(name, status)) return 'later'
      throw new SheafError(name, { debugMessage, status })
    } catch (error) {
      if (error instanceof TransportError && error.retryable) return 'later'
      throw error
    }
  }
}

function* operationsOf(
  place: RowPlace,
  ids: readonly Uuid[],
  rows: readonly Values[],
): Generator<number, readonly Operation[]> {
  const operations: Operation[] = []
  for (const [i, id] of ids.entries()) {
    operations.push(...rowOperations(place, id, rows[i] ?? {}))
    yield i
  }
  return operations
}

interface Lot {
  readonly ids: readonly Uuid[]
  readonly operations: readonly Operation[]
}
/** later: it may work then. early: one before it is not there. */
type Answer = 'there' | 'later' | 'early'
interface Posted {
  readonly isThere: Promise<void>
  /** It came before one that was sent before it. */
  readonly isEarly: () => boolean
}

async function* lotsOf(
  place: RowPlace,
  rows: readonly Values[],
  { newCopyId }: WriterPorts,
  signal: AbortSignal,
): AsyncGenerator<Lot> {
  for (const lot of portionsOf(rows)) {
    // Rows of one moment stand by their ids.
    const ids = lot.map(() => newCopyId()).sort()
    yield { ids, operations: await inTurns(operationsOf(place, ids, lot), signal) }
  }
}

/** Each is being made while the one before is in use. */
async function* madeAhead<T>(made: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = made.next()
  for (;;) {
    const { done, value } = await next
    if (done) return
    next = made.next()
    // Told when its turn comes, if it does.
    next.catch(() => {})
    yield value
  }
}

function* portionsOf(rows: readonly Values[]): Generator<readonly Values[]> {
  let start = 0
  let size = 0
  for (const [i, row] of rows.entries()) {
    const own = JSON.stringify(row).length
    if (i > start && (i - start >= ROWS_AT_ONCE || size + own > CHARACTERS_AT_ONCE)) {
      yield rows.slice(start, i)
      start = i
      size = 0
    }
    size += own
  }
  if (start < rows.length) yield rows.slice(start)
}

const unlessAborted = (wait: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    void wait.then(resolve).finally(() => signal.removeEventListener('abort', stop))
  })
