// All rows of a question as CSV, page by page, as the server answers it; over the rows on this device where there is no server.
import { type CsvRow, csvHead, csvLines } from '@sheaf/catalog/csv/write-csv'
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { TransportError } from '@sheaf/core/api/transport-error'
import type { ComputedCell } from '@sheaf/core/collection/computed-column'
import type { Query, QueryContext } from '@sheaf/core/collection/query'
import { rowFields } from '@sheaf/core/collection/row-fields'
import { MEANING, type Meaning, type Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { NameSource, WordContext } from '@sheaf/core/kinds/property-kind'
import type { BlockValue } from '@sheaf/core/records/block'
import type { DatabasePerson } from '@sheaf/editor/host/database'
import { askHere } from '../../../data/local-collections'
import { rawTitle } from '../../../data/page-title'
import { rowsOf } from '../../../data/space-calls'
import type { SpaceSession } from '../../../data/space-session'
import { prefixIn } from '../derived-schema'
import { exportNames } from './export-names'
import { nextTurn } from './in-turns'

const ROWS_AT_ONCE = 1_000
const ROWS_IN_A_TURN = 100
const ALL_HERE = 10_000_000

export interface ExportJob {
  readonly session: SpaceSession
  readonly collectionId: Uuid
  readonly query: Omit<Query, 'limit' | 'after'>
  readonly properties: readonly Property[]
  readonly people: readonly DatabasePerson[]
  readonly by: Omit<QueryContext, 'now'>
  /** In front of numbers of rows. */
  readonly prefix: string
  readonly note: string | undefined
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}
export interface Exported {
  readonly blob: Blob
  readonly count: number
  /** Only what is on this device: the server could not be asked. */
  readonly isLocal: boolean
}
interface Page {
  readonly rows: readonly BlockValue[]
  readonly computed: (row: Uuid) => Readonly<Record<string, ComputedCell>> | undefined
  readonly title: (id: Uuid) => string
  /** With what it comes to, as who answered knows it. */
  readonly told: (property: Property) => Property
  readonly total: number
}

export async function exportRows(job: ExportJob): Promise<Exported> {
  const { properties, note, by, people, prefix, session, signal } = job
  const parts: string[] = [csvHead(properties, note)]
  let count = 0
  let isLocal = false
  for await (const page of pagesOf(job, () => (isLocal = true))) {
    for (let i = 0; i < page.rows.length; i += ROWS_IN_A_TURN) {
      const rows = page.rows.slice(i, i + ROWS_IN_A_TURN).map(row => cellsOf(row, properties, page))
      const called = await exportNames(session, people, properties, rows)
      const names: NameSource = { ...called, page: id => page.title(id as Uuid) }
      const words: WordContext = {
        names,
        locale: by.locale,
        zone: by.zone,
        now: Date.now(),
        prefix,
        wordsOf: (cell, property, home) =>
          catalogProperties.get(property.type)?.plain(cell, property, {
            ...words,
            ...(home === undefined ? {} : { prefix: prefixIn(session.replica, session.spaceId, home as Uuid) }),
          }) ?? '',
      }
      parts.push(csvLines(properties.map(page.told), rows, words, note !== undefined))
      await nextTurn(signal)
    }
    count += page.rows.length
    job.onProgress(count, page.total)
  }
  return { blob: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count, isLocal }
}

async function* pagesOf(job: ExportJob, onLocal: () => void): AsyncGenerator<Page> {
  const { session, collectionId } = job
  // What the server does not know yet is all here.
  if (!session.replica.confirmed.get('collection', collectionId)) return yield pageHere(job)
  let after: Uuid | undefined
  do {
    let page: Page
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
  { session, collectionId, query, by, signal }: ExportJob,
  after: Uuid | undefined,
): Promise<{ readonly page: Page; readonly next: Uuid | undefined }> {
  const { zone, locale, weekStart } = by
  const { answer, recordMap, computed, meanings } = await session.api.queryCollection(
    {
      source: { spaceId: session.spaceId, collectionId },
      query: { ...query, limit: ROWS_AT_ONCE, ...(after ? { after: { row: after } } : {}) },
      context: { zone, locale, weekStart },
    },
    { signal },
  )
  const blocks = new Map(
    rowsOf(recordMap).flatMap(({ table, value, role }) =>
      table === 'block' && role !== 'none' ? [[value.id, value as unknown as BlockValue] as const] : [],
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

function pageHere({ session, collectionId, query, by }: ExportJob): Page {
  const { replica } = session
  const found = askHere(replica, collectionId, { ...query, limit: ALL_HERE }, { ...by, now: Date.now() })
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

function cellsOf(row: BlockValue, properties: readonly Property[], page: Page): CsvRow {
  const computed = page.computed(row.id)
  const fields = rowFields(row)
  return Object.fromEntries(
    properties.map(property => {
      const kind = catalogProperties.get(property.type)
      const known = computed?.[property.id]
      if (known || kind?.source === 'computed') return [property.id, known?.cell ?? null]
      return [property.id, kind?.read(row.properties?.[property.id], property, fields) ?? null]
    }),
  )
}
