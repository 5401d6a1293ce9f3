// Sends what tabs left behind when they were closed or killed: each outbox under its own client id, in order, until it is
// empty. Numbers that were used already are answered as applied, so nothing is done twice.
import type { Client } from '@sheaf/core/api/client'
import { isRetryable } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Refusal } from '@sheaf/sync/client-ports'
import { messagesOf } from '@sheaf/sync/portions'
import { newId } from './browser-world'
import { change, outboxRange, readAll } from './database'
import { keepUnsaved } from './outbox-disk'
import { withOutbox } from './outbox-lock'
import { browserWorld, delayMs } from './retry'

interface Adopter {
  readonly userId: Uuid
  readonly spaceId: Uuid
  /** This tab's own outbox, which it looks after itself. */
  readonly own: Uuid
  readonly api: Pick<Client, 'saveTransactions'>
  /** Cancels the rest: the tab moves to another space or account. */
  readonly signal: AbortSignal
}

export async function adoptOutboxes(adopter: Adopter): Promise<void> {
  const { userId, spaceId, own } = adopter
  const clients = await readAll('clients')
  for (const row of clients)
    if (row.userId === userId && row.spaceId === spaceId && row.clientId !== own)
      await withOutbox(row.clientId, () => sendAll(row.clientId, adopter))
}

async function sendAll(adopted: Uuid, adopter: Adopter): Promise<void> {
  let clientId = adopted
  let failures = 0
  while (!adopter.signal.aborted) {
    const rows = (await readAll('outbox', outboxRange(clientId))).slice(0, limits.transactionsPerRequest)
    if (rows.length === 0) return change(['clients'], store => void store('clients').delete(clientId))
    const [transactions = []] = messagesOf(rows.map(row => row.transaction))
    const outcome = await send(clientId, transactions, adopter)
    if (outcome === 'hole') clientId = await renumber(clientId, adopter)
    failures = outcome === 'later' ? failures + 1 : 0
    if (outcome === 'later') await browserWorld.sleep(delayMs(failures - 1, browserWorld))
  }
}

type Outcome = 'sent' | 'later' | 'hole'

async function send(clientId: Uuid, transactions: readonly Transaction[], adopter: Adopter): Promise<Outcome> {
  const request = { requestId: newId(), transactions: transactions as never }
  const answer = await adopter.api.saveTransactions(request, { signal: adopter.signal }).catch(() => null)
  if (!answer) return 'later'
  const failed = answer.results.find(result => 'error' in result)
  const done = answer.results.filter(result => !('error' in result) && (!failed || result.n < failed.n))
  const upTo = Math.max(0, ...done.map(result => result.n))
  await change(['outbox'], store => void store('outbox').delete(outboxRange(clientId, upTo)))
  if (!failed) return 'sent'
  const transaction = transactions.find(({ n }) => n === failed.n)
  return transaction ? refused(transaction, failed.error, adopter) : 'later'
}

/** A hole in the numbers cannot be filled any more: what is left goes on under a fresh id, counted from one. */
async function renumber(clientId: Uuid, { userId, spaceId }: Adopter): Promise<Uuid> {
  const fresh = newId()
  const rows = await readAll('outbox', outboxRange(clientId))
  await change(['clients', 'outbox'], store => {
    store('outbox').delete(outboxRange(clientId))
    store('clients').delete(clientId)
    store('clients').put({ clientId: fresh, userId, spaceId, nextN: rows.length + 1 })
    for (const [i, { transaction }] of rows.entries())
      store('outbox').put({ clientId: fresh, n: i + 1, transaction: { ...transaction, clientId: fresh, n: i + 1 } })
  })
  return fresh
}

/** Refused for good: kept for its author, and its number used up by an empty transaction so that the rest can go. */
async function refused(transaction: Transaction, error: Refusal, adopter: Adopter): Promise<Outcome> {
  if (isRetryable(error.name, error.status)) return 'later'
  if (error.clientData?.['type'] === 'gap' || error.clientData?.['type'] === 'client_id_in_use') return 'hole'
  const isEmpty = transaction.operations.length === 0
  const { userId, spaceId } = adopter
  if (!isEmpty) await keepUnsaved({ unsaved: { transaction, errors: [error] }, userId, spaceId })
  const { clientId, n } = transaction
  await change(['outbox'], store => {
    if (isEmpty) store('outbox').delete([clientId, n])
    else store('outbox').put({ clientId, n, transaction: { ...transaction, id: newId(), operations: [] } })
  })
  return 'sent'
}
