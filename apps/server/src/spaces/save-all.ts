// Saves a list of transactions: each is judged, ordered and answered on its own. Resolves when everything that was applied has
// been handed to the author's channels, so that an acknowledgement never overtakes its own changes. Those beyond what a person
// may save in a minute are refused for now: their author's outbox keeps them and asks again.
import { SheafError } from '@sheaf/core/errors'
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import { type Transaction, validateTransaction } from '@sheaf/core/operations/transaction'
import type { Actor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import { channelsOf, type LogEntry, toldItem, toldText } from '@sheaf/core/protocol/log-entry'
import { type SaveResult, wireError } from '@sheaf/core/protocol/messages'
import { LoadingSource } from '@sheaf/sync/gateway'
import type { Services } from '../http/server-parts'
import { toSheafError } from '../http/to-sheaf-error'

type IsRead = (channel: Uuid) => boolean

/** Of values as they came in: one that makes no sense is refused, and the others are saved. */
export const saveAll = (
  services: Services,
  given: readonly unknown[],
  actor: Actor,
  isRead: IsRead,
): Promise<SaveResult[]> => saveEach(services, given, validateTransaction, actor, isRead)
/** Of transactions that were checked already. */
export const saveChecked = (
  services: Services,
  given: readonly Transaction[],
  actor: Actor,
  isRead: IsRead,
): Promise<SaveResult[]> => saveEach(services, given, transaction => transaction, actor, isRead)

async function saveEach<Given>(
  services: Services,
  given: readonly Given[],
  check: (value: Given) => Transaction,
  actor: Actor,
  isRead: IsRead,
): Promise<SaveResult[]> {
  // Counted together, so that none goes ahead of a refused one before it.
  const granted = services.throttles.transactions.grant(actor.author.id, given.length)
  // Submitted in order without waiting, so that they join one batch.
  const results = await Promise.all(
    given.map((value, i) => saveOne(services, value, check, actor, isRead, i < granted)),
  )
  const spaces = new Set(given.map(value => (value as Partial<Transaction> | null)?.spaceId))
  for (const spaceId of spaces) if (spaceId && isCanonicalUuid(spaceId)) await services.rooms.gateway.settled(spaceId)
  return results
}

async function saveOne<Given>(
  services: Services,
  value: Given,
  check: (value: Given) => Transaction,
  actor: Actor,
  isRead: IsRead,
  isGranted: boolean,
): Promise<SaveResult> {
  const { id, n } = identityOf(value)
  try {
    if (!isGranted) throw services.throttles.transactions.refusal(actor.author.id)
    const transaction = check(value)
    const answer = await services.rooms.submit(transaction, actor)
    if (answer.status === 'already-applied') return { id, n, status: 'already-applied' }
    return { id, n, status: 'applied', seq: answer.entry.seq, ...(await unread(services, answer.entry, actor, isRead)) }
  } catch (error) {
    const refusal = toSheafError(error)
    if (refusal.name === 'InternalServerError')
      services.log.error({ err: error, userId: actor.author.id }, 'a transaction failed')
    return { id, n, error: wireError(refusal) }
  }
}

/** A result needs something to be known by; without it the whole batch makes no sense. */
function identityOf(value: unknown): { id: Uuid; n: number } {
  const { id, n } = (typeof value === 'object' && value !== null ? value : {}) as { id?: unknown; n?: unknown }
  if (!isCanonicalUuid(id) || typeof n !== 'number') {
    validateTransaction(value)
    throw new SheafError('ValidationError')
  }
  return { id, n }
}

/** Changes that reach the author by no channel, as far as the author may read them. */
async function unread(
  services: Services,
  entry: LogEntry,
  actor: Actor,
  isRead: (channel: Uuid) => boolean,
): Promise<Pick<Extract<SaveResult, { status: string }>, 'items' | 'texts'>> {
  if (channelsOf(entry).every(isRead)) return {}
  const unseen = entry.items.filter(item => !item.channels.some(isRead))
  // At the same moment as the records: a reader that comes in between would get blocks without their texts.
  const away = entry.texts.filter(text => !text.channels.some(isRead))
  const pointers = unseen.map(({ table, id }) => ({ table, id, spaceId: entry.spaceId }))
  const source = new LoadingSource(services.rooms.roles, entry.spaceId)
  // All in one go: a pasted page has hundreds of records.
  const homes = away.map(({ text }) => blockPointer(entry.spaceId, text))
  await source.load([...pointers, ...homes])
  const items = []
  for (const [i, item] of unseen.entries()) {
    const role = await source.ask(() => roleOf(actor, pointers[i] as Pointer, source, services.now()))
    if (role !== 'none') items.push(toldItem(item))
  }
  // An author may have written in a text that is on a page of somebody else by now.
  const texts = []
  for (const [i, text] of away.entries()) {
    const role = await source.ask(() => roleOf(actor, homes[i] as Pointer, source, services.now()))
    if (role !== 'none') texts.push(toldText(text))
  }
  return { ...(items.length ? { items } : {}), ...(texts.length ? { texts } : {}) }
}
