// The outbox of one tab in IndexedDB. A tab keeps its client id over a reload, so that unsent edits are on screen again at
// once; a copied tab finds the id taken and starts with a fresh one.
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { OutboxDisk, UnsavedTransaction } from '@sheaf/sync/client-ports'
import { newId } from './browser-world'
import { change, outboxRange, readAll } from './database'
import { holdOutbox } from './outbox-lock'

type Loaded = Awaited<ReturnType<OutboxDisk['load']>>

export class IndexedDbOutbox implements OutboxDisk {
  private clientId: Uuid | null = null
  private freeLock: (() => void) | null = null

  constructor(
    private readonly userId: Uuid,
    private readonly spaceId: Uuid,
  ) {}

  async load(): Promise<Loaded> {
    const clientId = await this.claim()
    this.clientId = clientId
    try {
      const [clients, rows] = await Promise.all([readAll('clients'), readAll('outbox', outboxRange(clientId))])
      const outbox = rows.map(row => row.transaction)
      const known = clients.find(row => row.clientId === clientId)?.nextN ?? 1
      return { clientId, nextN: Math.max(known, (outbox.at(-1)?.n ?? 0) + 1), outbox }
    } catch (error) {
      // No disk (a private window, a broken profile): a number could be used twice, so the id must be new.
      console.warn('Edits cannot be kept on this device.', error)
      this.clientId = newId()
      return { clientId: this.clientId, nextN: 1, outbox: [] }
    }
  }

  /** The tab moves to another space or account: the next session may send what is left. */
  release(): void {
    this.freeLock?.()
    this.freeLock = null
  }

  /** What this tab leaves is adopted by the next session; continuing under its id could use a number twice. */
  forgetName(): void {
    sessionStorage.removeItem(this.memoryKey)
  }

  /** The id that this tab had before a reload if it is free, else a new one. */
  private async claim(): Promise<Uuid> {
    const before = parseUuid(sessionStorage.getItem(this.memoryKey))
    this.freeLock = before ? await holdOutbox(before) : null
    return before && this.freeLock ? before : this.mint(newId())
  }
  private async mint(clientId: Uuid): Promise<Uuid> {
    this.freeLock = await holdOutbox(clientId)
    sessionStorage.setItem(this.memoryKey, clientId)
    return clientId
  }
  private get memoryKey(): string {
    return `sheaf:client:${this.userId}:${this.spaceId}`
  }

  async put(transactions: readonly Transaction[]): Promise<void> {
    const { userId, spaceId } = this
    await change(['clients', 'outbox'], store => {
      for (const transaction of transactions) {
        const { clientId, n } = transaction
        store('outbox').put({ clientId, n, transaction })
        store('clients').put({ clientId, userId, spaceId, nextN: n + 1 })
      }
    })
  }

  async drop(upTo: number): Promise<void> {
    const { clientId } = this
    if (clientId) await change(['outbox'], store => void store('outbox').delete(outboxRange(clientId, upTo)))
  }

  async keepUnsaved(unsaved: UnsavedTransaction): Promise<void> {
    await keepUnsaved({ unsaved, userId: this.userId, spaceId: this.spaceId })
  }

  async renumber(clientId: Uuid, outbox: readonly Transaction[]): Promise<void> {
    const old = this.clientId
    this.clientId = clientId
    this.release()
    await this.mint(clientId)
    const { userId, spaceId } = this
    await change(['clients', 'outbox'], store => {
      if (old) {
        store('outbox').delete(outboxRange(old))
        store('clients').delete(old)
      }
      for (const transaction of outbox) store('outbox').put({ clientId, n: transaction.n, transaction })
      store('clients').put({ clientId, userId, spaceId, nextN: outbox.length + 1 })
    })
  }
}

export async function keepUnsaved(kept: {
  readonly unsaved: UnsavedTransaction
  readonly userId: Uuid
  readonly spaceId: Uuid
}): Promise<void> {
  const { unsaved, ...rest } = kept
  await change(['unsaved'], store => {
    store('unsaved').put({ ...unsaved, ...rest, id: unsaved.transaction.id, at: Date.now() })
  })
}
