// The judge of a run: reads what the server really stored and compares it with what clients were told and what they show. Every
// finding is a sentence; an empty list is a clean history.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { plainText, type RichText, titleOfRuns } from '@sheaf/core/text/rich-text'
import { Replica } from '@sheaf/sync/replica'
import { type Connection, withClient } from '../postgres/connection'
import type { HeadlessClient } from './headless-client.fixture'
import { loadPage } from './page-loader.fixture'
import { type BlockRow, checkTree, type OwnerRow } from './tree-check.fixture'

interface Stored {
  readonly head: number
  readonly log: readonly LogEntry[]
  readonly blocks: readonly BlockRow[]
  readonly owners: readonly OwnerRow[]
}

const readStored = (connection: Connection, spaceId: Uuid): Promise<Stored> =>
  withClient(connection, async client => {
    const all = async <T>(text: string): Promise<T[]> => (await client.query(text, [spaceId])).rows as T[]
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const [head] = await all<{ seq: string }>('SELECT seq FROM space_seq WHERE space_id = $1')
    const log = await all<{ seq: string; entry: LogEntry }>(
      'SELECT seq, entry FROM space_log WHERE space_id = $1 ORDER BY seq',
    )
    const blocks = await all<BlockRow>(
      `SELECT id, type, alive, parent_id, parent_table, page_id, ord, crdt_data, version FROM block WHERE space_id = $1`,
    )
    const owners = await all<OwnerRow>(
      'SELECT text_id, marker_id, block_id FROM text_slice_block_mapping WHERE space_id = $1',
    )
    return {
      head: Number(head?.seq ?? -1),
      log: log.map(({ seq, entry }) => ({ ...entry, seq: Number(seq) })),
      blocks,
      owners,
    }
  })

/** The log: without holes, everything once, and everything that was acknowledged. */
function checkLog(stored: Stored, clients: readonly HeadlessClient[]): string[] {
  const found: string[] = []
  const byId = new Map<Uuid, LogEntry>()
  const lastOf = new Map<Uuid, number>()
  for (const [i, entry] of stored.log.entries()) {
    if (entry.seq !== i + 1) found.push(`the log has seq ${entry.seq} at place ${i + 1}`)
    if (byId.has(entry.id)) found.push(`transaction ${entry.id} is in the log twice`)
    byId.set(entry.id, entry)
    const last = lastOf.get(entry.clientId) ?? 0
    if (entry.n !== last + 1) found.push(`client ${entry.clientId} has n ${entry.n} after ${last}`)
    lastOf.set(entry.clientId, entry.n)
  }
  if (stored.head !== stored.log.length) found.push(`the counter says ${stored.head} of ${stored.log.length} entries`)
  for (const [i, client] of clients.entries()) {
    for (const id of client.acknowledged)
      if (!byId.has(id)) found.push(`client ${i}: ${id} was acknowledged and is not in the log`)
    const unsaved = new Set(client.disk.unsaved.map(item => item.transaction.id))
    for (const id of client.disk.made.keys())
      if (!byId.has(id) && !unsaved.has(id)) found.push(`client ${i}: ${id} was on disk and is nowhere now`)
    if (client.disk.size || client.sync.unsent) found.push(`client ${i}: ${client.sync.unsent} transactions unsent`)
  }
  return found
}

/** Every client shows exactly what the server would give to a new one, text included. */
async function checkReplicas(clients: readonly HeadlessClient[]): Promise<string[]> {
  const [first] = clients
  if (!first) return []
  const { person, spaceId, pageId } = first.options
  const truth = new Replica({ ...first.replica.options, kinds: catalogKinds })
  const { records, texts } = await loadPage(person, spaceId, pageId)
  truth.load(records, texts)
  const found: string[] = []
  const shown = reading(truth, pageId)
  for (const id of [pageId, ...shown]) {
    const title = (truth.block(id)?.properties?.['title'] ?? []) as RichText
    // Opens the text: its own words, not the title derived from them.
    truth.texts.yText(truth.view.slices(id)[0]?.t ?? id)
    if (canonical(titleOfRuns(truth.runs(id))) !== canonical(title))
      found.push(`the title of ${id} ("${plainText(title)}") is not what its text says`)
  }
  for (const [i, client] of clients.entries()) {
    const mine = reading(client.replica, pageId)
    if (mine.join() !== shown.join()) found.push(`client ${i} shows ${mine.length} blocks, the server ${shown.length}`)
    for (const id of [pageId, ...shown]) {
      const [ours, theirs] = [client.replica.block(id), truth.block(id)].map(canonical)
      if (ours !== theirs) found.push(`client ${i} has ${ours} where the server has ${theirs}`)
    }
    if (client.replica.pending.length) found.push(`client ${i} still waits for ${client.replica.pending.length}`)
    for (const error of client.errors) found.push(`client ${i} failed: ${String((error as Error).stack ?? error)}`)
  }
  return found
}

export async function checkHistory(connection: Connection, clients: readonly HeadlessClient[]): Promise<string[]> {
  const stored = await readStored(connection, (clients[0] as HeadlessClient).options.spaceId)
  return [
    ...checkLog(stored, clients),
    ...checkTree(stored.blocks, stored.owners, type => catalogKinds.traits(type).page),
    ...(await checkReplicas(clients)),
  ]
}

/** The blocks of a page in order. What lies in a page on it is a place of its own. */
const reading = (replica: Replica, root: Uuid): Uuid[] =>
  replica.view.content(root).flatMap(id => {
    const isPage = replica.options.kinds.traits(replica.block(id)?.type ?? '').page
    return isPage ? [id] : [id, ...reading(replica, id)]
  })

/** The same text for the same value, whatever the order of keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'nothing'
