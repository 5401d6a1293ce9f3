// The device's own store in IndexedDB: outboxes, the numbering of each client id, transactions that were refused, and files on
// their way.
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { UnsavedTransaction } from '@sheaf/sync/client-ports'

interface ClientRow {
  readonly clientId: Uuid
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly nextN: number
}
interface OutboxRow {
  readonly clientId: Uuid
  readonly n: number
  readonly transaction: Transaction
}
export interface UnsavedRow extends UnsavedTransaction {
  /** The transaction's id. */
  readonly id: Uuid
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly at: number
}

/** A file on its way to the server. */
export interface UploadRow {
  readonly id: Uuid
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly blockId: Uuid
  readonly file: Blob
  readonly name: string
  readonly size: number
  /** Where the server takes it, once it has said so. */
  readonly url: string | null
  readonly at: number
}

interface Stores {
  clients: ClientRow
  outbox: OutboxRow
  unsaved: UnsavedRow
  uploads: UploadRow
}
type StoreName = keyof Stores

const NAME = 'sheaf'
const VERSION = 2
let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const { result: database } = request
      if (oldVersion < 1) {
        database.createObjectStore('clients', { keyPath: 'clientId' })
        database.createObjectStore('outbox', { keyPath: ['clientId', 'n'] })
        database.createObjectStore('unsaved', { keyPath: 'id' })
      }
      if (oldVersion < 2) database.createObjectStore('uploads', { keyPath: 'id' })
    })
    request.addEventListener('success', () => {
      // Another tab wants a newer schema: step aside, and open again when next asked.
      request.result.addEventListener('versionchange', () => {
        request.result.close()
        opened = null
      })
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('the local database does not open')))
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** Runs requests in one transaction and resolves when it is complete: then everything is on disk. */
export async function change(
  stores: readonly StoreName[],
  run: (store: (name: StoreName) => IDBObjectStore) => void,
): Promise<void> {
  const database = await open()
  return new Promise((resolve, reject) => {
    // Written when the browser has it, not when the disk has turned: it is to outlive the tab and the browser, and quickly.
    const transaction = database.transaction([...stores], 'readwrite', { durability: 'relaxed' })
    const failed = (): void => reject(transaction.error ?? new Error('the local database refused a write'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', failed)
    transaction.addEventListener('error', failed)
    run(name => transaction.objectStore(name))
    transaction.commit()
  })
}

export async function readAll<N extends StoreName>(name: N, range?: IDBKeyRange): Promise<Stores[N][]> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const request = database.transaction(name, 'readonly').objectStore(name).getAll(range)
    request.addEventListener('success', () => resolve(request.result as Stores[N][]))
    request.addEventListener('error', () => reject(request.error ?? new Error('the local database does not answer')))
  })
}

/** Every outbox row of a client, in order of its numbers. */
export const outboxRange = (clientId: Uuid, upTo = Number.MAX_SAFE_INTEGER): IDBKeyRange =>
  IDBKeyRange.bound([clientId, 0], [clientId, upTo])
