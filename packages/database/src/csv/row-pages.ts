// All rows of a question, page by page, as the server answers it; the rows on this device where there is no server.
import { TransportError } from '@sheaf/core/api/transport-error'
import type { Cell } from '@sheaf/core/collection/column'
import type { ComputedCell } from '@sheaf/core/collection/computed-column'
import type { Query, QueryContext } from '@sheaf/core/collection/query'
import { MEANING, type Meaning, type Property, type PropertyId } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import type { BlockValue } from '@sheaf/core/records/block'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { HostSession } from '@sheaf/editor/host/session'
import { rowsOf } from '@sheaf/sync/record-rows'
import { askHere } from '../answer/local-collections'

const ROWS_AT_ONCE = 2_000
const ALL_HERE = 10_000_000

export interface RowQuestion {
  readonly session: HostSession
  readonly propertyKinds: PropertyKinds
  readonly collectionId: Uuid
  readonly query: Omit<Query, 'limit' | 'after'>
  readonly by: Omit<QueryContext, 'now'>
  readonly signal: AbortSignal
}
export type ExportedRow = Readonly<Record<PropertyId, Cell>>

export interface RowPage {
  readonly rows: readonly BlockValue[]
  readonly computed: (row: Uuid) => Readonly<Record<string, ComputedCell>> | undefined
  readonly title: (id: Uuid) => string
  /** With what it comes to, as who answered knows it. */
  readonly told: (property: Property) => Property
  readonly total: number
}

export async function* rowPages(job: RowQuestion, onLocal: () => void): AsyncGenerator<RowPage> {
  const { session, collectionId } = job
  // What the server does not know yet is all here.
  if (!session.replica.confirmed.get('collection', collectionId)) return yield pageHere(job)
  let after: Uuid | undefined
  do {
    let page: RowPage
    try {
      const asked = await pageThere(job, after)
      page = asked.page
      after = asked.next
    } catch (error) {
      // Half from there and half from here would be nobody's table.
      if (!(error instanceof TransportError && error.offline) || after !== undefined) throw error
      onLocal()
      page = pageHere(job)
    }
    yield page
  } while (after !== undefined)
}

async function pageThere(
  { session, collectionId, query, by, signal }: RowQuestion,
  after: Uuid | undefined,
): Promise<{ readonly page: RowPage; readonly next: Uuid | undefined }> {
  const { zone, locale, weekStart } = by
  const { answer, recordMap, computed, meanings } = await session.api.queryCollection(
    {
      source: { spaceId: session.spaceId, collectionId },
      query: { ...query, limit: ROWS_AT_ONCE, ...(after ? { after: { row: after } } : {}) },
      context: { zone, locale, weekStart },
      only: 'records',
    },
    { signal },
  )
  const blocks = new Map(
    rowsOf(recordMap).flatMap(({ table, value, role }) =>
      table === 'block' && role !== 'none' ? [[value.id, value] as const] : [],
    ),
  )
  return {
    page: {
      rows: answer.rows.flatMap(id => blocks.get(id) ?? []),
      computed: row => computed[row],
      title: id => rawTitle(blocks.get(id) ?? session.replica.block(id)),
      told: meant(id => meanings[id]),
      total: answer.total,
    },
    next: answer.hasMore ? answer.rows.at(-1) : undefined,
  }
}

function pageHere({ session, propertyKinds, collectionId, query, by }: RowQuestion): RowPage {
  const { replica } = session
  const found = askHere(replica, propertyKinds, collectionId, { ...query, limit: ALL_HERE }, { ...by, now: Date.now() })
  return {
    rows: (found?.answer.rows ?? []).flatMap(id => replica.block(id) ?? []),
    computed: row => found?.computed.get(row),
    title: id => rawTitle(replica.block(id)),
    told: meant(id => found?.meanings.get(id)),
    total: found?.answer.total ?? 0,
  }
}

const meant =
  (told: (id: string) => Meaning | undefined) =>
  (property: Property): Property => {
    const meaning = told(property.id)
    return meaning ? { ...property, [MEANING]: meaning } : property
  }
