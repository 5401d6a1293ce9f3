// Writes the rows of an import: straight to the server, some hundreds at a time, each lot acknowledged before the next one goes; while the
// server writes one, the next is made. They do not go through this device's records: fifty thousand rows would be held and drawn here for nothing. Numbers of its own make each lot
// exactly-once, however often it is sent.

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
  private readonly clientId: Uuid
  private n = 0
  /** Sent, and not answered yet. */
  private open: Transaction | null = null
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
    for await (const { ids, operations } of madeAhead(lotsOf(place, rows, this.ports, events.signal))) {
      await this.send(operations, events)
      this.ids.push(...ids)
      events.onProgress(this.ids.length)
    }
  }

  /** Everything that was written goes to the trash, the last ones first. */
  async takeBack(events: WriterEvents): Promise<void> {
    // What became of the last lot is not known: it is asked for, and goes like the others.
    if (this.open) {
      const { operations } = this.open
      await this.deliver(this.open, events)
      this.ids.push(...operations.flatMap(({ command, pointer }) => (command === 'createBlock' ? [pointer.id] : [])))
    }
    while (this.ids.length > 0) {
      const last = this.ids.slice(-ROWS_AT_ONCE)
      await this.send(
        last.map(id => trashOperation(this.session.spaceId, id)),
        events,
      )
      this.ids.length -= last.length
      events.onProgress(this.ids.length)
    }
  }

  private send(operations: readonly Operation[], events: WriterEvents): Promise<void> {
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
    return this.deliver(transaction, events)
  }
  private async deliver(transaction: Transaction, { signal, onWaiting }: WriterEvents): Promise<void> {
    for (let failures = 0; ; failures++) {
      signal.throwIfAborted()
      this.open = transaction
      const isThere = await this.attempt(transaction)
      if (isThere) {
        this.open = null
        if (failures > 0) onWaiting(false)
        return
      }
      onWaiting(true)
      await unlessAborted(this.ports.pauseAfter(failures), signal)
    }
  }
  /** False: it may work later. */
  private async attempt(transaction: Transaction): Promise<boolean> {
    try {
      const request = { requestId: this.ports.newCopyId(), transactions: [transaction] as never }
      const [result] = (await this.session.api.saveTransactions(request)).results
      if (!result || !('error' in result)) return result !== undefined
      const { name, status, debugMessage } = result.error
      if (isRetryable(name, status)) return false
      this.open = null
      throw new SheafError(name, { debugMessage, status })
    } catch (error) {
      if (error instanceof TransportError && error.retryable) return false
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
