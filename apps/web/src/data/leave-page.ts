// The last moment of a page. What the server has not acknowledged may not have reached the disk either, so it is posted in a
// request that outlives the page; the server knows by its number what it has already.
import type { Client } from '@sheaf/core/api/client'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { leaveField } from '@sheaf/ui/page-leave/page-leave'
import { newId } from './browser-world'

/** Browsers refuse larger bodies for requests that outlive their page. */
const MAX_BODY_BYTES = 60_000
const encoder = new TextEncoder()

/** The first of them that fit into one request, in order. */
export function fitting(transactions: readonly Transaction[]): Transaction[] {
  const out: Transaction[] = []
  let size = 0
  for (const transaction of transactions) {
    size += encoder.encode(JSON.stringify(transaction)).length
    if (size > MAX_BODY_BYTES) break
    out.push(transaction)
  }
  return out
}

interface LeftWith {
  /** What the server has not acknowledged, in order. */
  readonly unsent: () => readonly Transaction[]
  /** Whether all of it is on this device. */
  readonly isOnDisk: () => boolean
  /** Numbers were used that are not on disk: they must not be used again. */
  readonly forgetName: () => void
}

/** Asks before the page is left with something that is in memory alone, and posts what is unsent when it is. Returns what stops it. */
export function postOnLeave(api: Client, { unsent, isOnDisk, forgetName }: LeftWith): () => void {
  const warn = (event: Event): void => {
    if (!isOnDisk()) return event.preventDefault()
    // The page closes without a question: until then the text of a field must reach the disk, which offline is the only copy.
    leaveField()
  }
  const leave = (): void => {
    const transactions = fitting(unsent())
    if (transactions.length === 0) return
    if (!isOnDisk()) forgetName()
    void api
      .saveTransactions({ requestId: newId(), transactions: transactions as never }, { keepalive: true })
      .catch(() => undefined)
  }
  addEventListener('beforeunload', warn)
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('beforeunload', warn)
    removeEventListener('pagehide', leave)
  }
}
