// Writes into a space as a client does: operations, put together into transactions of many, sent by the call `saveTransactions`, one
// after another. They are sent as soon as there are enough of them, while the next ones are being made.
import { setTimeout as delay } from 'node:timers/promises'
import { toBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Operation } from '@sheaf/core/operations/all'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Table } from '@sheaf/core/records/all'
import type { Run } from '@sheaf/core/text/rich-text'
import { MARKER_CLIENT_BASE, TextStore } from '@sheaf/core/text/text-store'
import type { Json } from '@sheaf/core/validation/checks'
import { newUuid } from '../auth/secrets'
import { type ApiPerson, BUSY, MOST_ATTEMPTS } from './api-person'

const OPERATIONS_AT_ONCE = 1_000
type Fields = Readonly<Record<string, Json>>

export class SpaceWriter {
  private readonly texts = new TextStore({
    clientId: Math.floor(Math.random() * MARKER_CLIENT_BASE),
    hydrate: () => [],
  })
  private readonly clientId = newUuid()
  private waiting: Operation[] = []
  private n = 0
  private sending: Promise<void>
  /** How much was written. */
  blocks = 0

  constructor(
    readonly spaceId: Uuid,
    readonly person: ApiPerson,
    /** What has to be there before anything is sent. */
    after: Promise<unknown> = Promise.resolve(),
  ) {
    this.sending = after.then(() => {})
    this.sending.catch(() => {})
  }

  pointer(table: Table, id: Uuid): Pointer {
    return { table, id, spaceId: this.spaceId }
  }
  push(...operations: readonly Operation[]): void {
    this.waiting.push(...operations)
    if (this.waiting.length >= OPERATIONS_AT_ONCE) this.send()
  }
  /** A block at the end of its parent. */
  create(
    parent: Pointer,
    type: string,
    fields: { properties?: Fields; format?: Fields; runs?: readonly Run[] } = {},
  ): Uuid {
    const id = newUuid()
    this.createAs(id, parent, type, fields)
    return id
  }
  createAs(
    id: Uuid,
    parent: Pointer,
    type: string,
    { properties = {}, format = {}, runs = [] }: { properties?: Fields; format?: Fields; runs?: readonly Run[] },
  ): void {
    this.blocks++
    const pointer = this.pointer('block', id)
    this.push({ command: 'createBlock', pointer, args: { type, parent, at: atEnd, value: { properties, format } } })
    const { update } = runs.length > 0 ? this.texts.begin(id, runs) : { update: null }
    if (update) this.push({ command: 'editText', pointer, args: { text: id, epoch: 0, update: toBase64(update) } })
  }
  insertTree(parent: Pointer, trees: readonly BlockTree[]): void {
    for (const { type, properties, format, runs, children } of trees) {
      const id = this.create(parent, type, { properties, format, runs })
      this.insertTree(this.pointer('block', id), children)
    }
  }
  set(pointer: Pointer, path: readonly string[], value: Json): void {
    this.push({ command: 'set', pointer, path, args: { value } })
  }

  private send(): void {
    const operations = this.waiting
    if (operations.length === 0) return
    this.waiting = []
    const transaction = {
      id: newUuid(),
      clientId: this.clientId,
      n: ++this.n,
      spaceId: this.spaceId,
      authoredAt: Date.now(),
      operations,
    }
    this.sending = this.sending.then(() => this.save(transaction))
    // Whoever asks whether everything was sent is told what went wrong.
    this.sending.catch(() => {})
  }
  /** Resolves when everything has been taken in by the server. */
  sent(): Promise<void> {
    this.send()
    return this.sending
  }
  /** Sent again while the server is too busy, which does nothing twice. Any other refusal is a fault of the demo and ends it. */
  private async save(transaction: Transaction): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const { results } = await this.person.call<{ results: readonly { error?: { status: number } }[] }>(
        'saveTransactions',
        { requestId: newUuid(), transactions: [transaction] },
      )
      const error = results[0]?.error
      if (!error) return
      if (error.status !== BUSY || attempt === MOST_ATTEMPTS)
        throw new Error(`The workspace refused: ${JSON.stringify(error)}`)
      await delay(attempt * 1_000)
    }
  }
}
