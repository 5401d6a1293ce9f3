// Rows of a view that are not all here, in portions: which they are, their records to be changed, their cells in words. Asked of the
// server; without a connection, of the rows that are on this device.
import { TransportError } from '@sheaf/core/api/transport-error'
import type { ComputedCell } from '@sheaf/core/collection/computed-column'
import type { Query, QueryAnswer, QueryContext, RowList } from '@sheaf/core/collection/query'
import { rowFields } from '@sheaf/core/collection/row-fields'
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds, WordContext } from '@sheaf/core/kinds/property-kind'
import { limits } from '@sheaf/core/limits'
import type { BlockValue } from '@sheaf/core/records/block'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { HostSession } from '@sheaf/editor/host/session'
import { rowsOf, textsOf } from '@sheaf/sync/record-rows'
import type { FarRows, RowJob, Stretch } from '../contract/database'
import { askHere } from './local-collections'

const WHOLE_ROWS_AT_ONCE = 500
/** Without their texts, more of them come in the same time. */
const RECORDS_AT_ONCE = 2_000

interface FarPlace {
  readonly session: HostSession
  readonly propertyKinds: PropertyKinds
  readonly collectionId: Uuid
  readonly query: Query
  readonly by: Omit<QueryContext, 'now'>
}
interface WordedPlace extends FarPlace {
  readonly words: WordContext
}
interface Page {
  readonly rows: readonly Uuid[]
  readonly block: (id: Uuid) => BlockValue | undefined
  readonly computed: (row: Uuid) => Readonly<Record<string, ComputedCell>> | undefined
}

export function farRows(place: WordedPlace): FarRows {
  return {
    ...foundRows(place),
    texts: async (stretches, properties, job) => {
      const grid: (readonly string[])[] = []
      for await (const page of pages(place, stretches, RECORDS_AT_ONCE, 'records', job)) {
        const words = wordsOn(page, place.words)
        for (const id of page.rows) grid.push(rowWords(place.propertyKinds, words, page, id, properties))
        job.onProgress(grid.length)
      }
      return grid
    },
  }
}

/** Without words: which they are, and their records. */
export function foundRows(place: FarPlace): Omit<FarRows, 'texts'> {
  const { session, collectionId, by } = place
  const context = { zone: by.zone, locale: by.locale, weekStart: by.weekStart }
  const source = { spaceId: session.spaceId, collectionId }
  return {
    ids: async (stretches, job) => {
      const ids: Uuid[] = []
      for await (const { rows } of pages(place, stretches, limits.maxQueryResults, 'rows', job)) {
        ids.push(...rows)
        job.onProgress(ids.length)
      }
      return ids
    },
    bring: async (rows, job) => {
      const missing = rows.filter(id => !session.replica.block(id))
      for (let i = 0; i < missing.length; i += WHOLE_ROWS_AT_ONCE) {
        const some = missing.slice(i, i + WHOLE_ROWS_AT_ONCE)
        const query = { rows: some, limit: some.length }
        const given = await session.api.queryCollection({ source, query, context }, { signal: job.signal })
        session.client.absorb(rowsOf(given.recordMap), textsOf(given.texts))
        job.onProgress(i + some.length)
      }
    },
  }
}

async function* pages(
  place: FarPlace,
  stretches: readonly Stretch[],
  size: number,
  only: 'rows' | 'records',
  { signal }: RowJob,
): AsyncGenerator<Page> {
  const { session, collectionId, query } = place
  const isOnServer = session.replica.confirmed.get('collection', collectionId) !== undefined
  for (const stretch of stretches)
    for (let at = stretch.from; at < stretch.to; at += size) {
      signal.throwIfAborted()
      const { from: _from, to, ...group } = stretch
      const asked: Query = { ...query, limit: Math.min(size, to - at), from: { at, ...group } }
      const page = isOnServer ? await pageThere(place, asked, group, only, signal) : pageHere(place, asked, group)
      if (page.rows.length === 0) break
      yield page
    }
}

async function pageThere(
  place: FarPlace,
  query: Query,
  group: Pick<Stretch, 'group' | 'subGroup'>,
  only: 'rows' | 'records',
  signal: AbortSignal,
): Promise<Page> {
  const { session, collectionId, by } = place
  const { zone, locale, weekStart } = by
  const source = { spaceId: session.spaceId, collectionId }
  try {
    const given = await session.api.queryCollection(
      { source, query, context: { zone, locale, weekStart }, only },
      { signal },
    )
    const blocks = new Map(
      rowsOf(given.recordMap).flatMap(({ table, value, role }) =>
        table === 'block' && role !== 'none' ? [[value.id, value] as const] : [],
      ),
    )
    return {
      rows: listIn(given.answer, group)?.rows ?? [],
      // What was changed here a moment ago is newer than what the server says.
      block: id => session.replica.block(id) ?? blocks.get(id),
      computed: row => given.computed[row],
    }
  } catch (error) {
    if (error instanceof TransportError && error.offline) return pageHere(place, query, group)
    throw error
  }
}

function pageHere(
  { session, propertyKinds, collectionId, by }: FarPlace,
  query: Query,
  group: Pick<Stretch, 'group' | 'subGroup'>,
): Page {
  const found = askHere(session.replica, propertyKinds, collectionId, query, { ...by, now: Date.now() })
  return {
    rows: (found && listIn(found.answer, group)?.rows) ?? [],
    block: id => session.replica.block(id),
    computed: row => found?.computed.get(row),
  }
}

function listIn(answer: QueryAnswer, { group, subGroup }: Pick<Stretch, 'group' | 'subGroup'>): RowList | undefined {
  if (group === undefined) return answer
  const found = answer.groups?.find(one => one.key === group)
  return subGroup === undefined ? found : found?.groups?.find(one => one.key === subGroup)
}

/** Made once for a page: thousands of cells are said with it. */
const wordsOn = ({ block }: Page, words: WordContext): WordContext => ({
  ...words,
  names: { ...words.names, page: (page: string) => rawTitle(block(page as Uuid)) },
})

/** The row is looked up once, not for each of its cells. */
function rowWords(
  propertyKinds: PropertyKinds,
  words: WordContext,
  { block, computed }: Page,
  id: Uuid,
  properties: readonly Property[],
): readonly string[] {
  const held = block(id)
  if (!held) return properties.map(() => '')
  const [told, fields] = [computed(id), rowFields(held)]
  return properties.map(property => {
    const kind = propertyKinds.get(property.type)
    if (!kind) return ''
    const known = told?.[property.id]
    const isComputed = known !== undefined || kind.source === 'computed'
    const cell = isComputed ? (known?.cell ?? null) : kind.read(held.properties?.[property.id], property, fields)
    return kind.plain(cell, property, words)
  })
}
