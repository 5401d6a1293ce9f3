// The last moment of a page. What the server has not acknowledged may not have reached the disk either, so it is posted in a
// request that outlives the page; the server knows by its number what it has already.
import type { Client } from '@sheaf/core/api/client'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { newId } from './browser-world'

/** Browsers refuse larger bodies for requests that outlive their page. */
const MAX_BODY_CHARACTERS = 60_000

/** The first of them that fit into one request, in order. */
export function fitting(transactions: readonly Transaction[]): Transaction[] {
  const out: Transaction[] = []
  let size = 0
  for (const transaction of transactions) {
    size += JSON.stringify(transaction).length
    if (size > MAX_BODY_CHARACTERS) break
    out.push(transaction)
  }
  return out
}

/** Calls `before` and posts whenever the page is left with something unsent. Returns what stops it. */
export function postOnLeave(api: Client, unsent: () => readonly Transaction[], before: () => void): () => void {
  const leave = (): void => {
    const transactions = fitting(unsent())
    if (transactions.length === 0) return
    before()
    void api
      .saveTransactions({ requestId: newId(), transactions: transactions as never }, { keepalive: true })
      .catch(() => undefined)
  }
  addEventListener('pagehide', leave)
  return () => removeEventListener('pagehide', leave)
}
