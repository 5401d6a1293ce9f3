// The rows of a database as its asker sees them, some at a time, in the words that a file has for them.
import type { CsvRow } from '@sheaf/catalog/csv/write-csv'
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { queryCollection } from '@sheaf/core/api/collection/query-collection'
import { rowFields } from '@sheaf/core/collection/row-fields'
import { type Property, propertiesOf } from '@sheaf/core/collection/schema'
import { recordKeyId, type Uuid } from '@sheaf/core/ids'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import { personActor } from '@sheaf/core/permissions/actor'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { KnownRecords } from '@sheaf/core/records/known-records'
import type { JudgedRecord } from '../calls/judged-record'
import { resolveSubject } from '../calls/resolve-subject'
import { answerQuery } from '../collections/answer-query'
import type { ExportJob } from './export-job'

const ROWS_AT_ONCE = 500

export interface ExportedRow {
  readonly row: BlockValue
  readonly cells: CsvRow
}
export interface ExportedDatabase {
  readonly properties: readonly Property[]
  readonly context: WordContext
  readonly rows: () => AsyncGenerator<readonly ExportedRow[]>
}

export async function exportedDatabase(job: ExportJob, collection: CollectionValue): Promise<ExportedDatabase> {
  const { services, by } = job
  const properties = propertiesOf(collection.schema ?? {})
  const key = recordKeyId(by.spaceId, 'collection', collection.id)
  const { records } = await services.rooms.storage.load(by.spaceId, [{ table: 'record_key', id: key }], [])
  const prefix = new KnownRecords(records).find('record_key', key)?.record_key
  const context: WordContext = {
    names: {
      person: id => job.nameOf(id),
      page: id => job.titleAt(id),
      findPerson: () => null,
      findPage: () => null,
    },
    locale: 'en-US',
    zone: 'UTC',
    now: services.now(),
    prefix: typeof prefix === 'string' ? prefix : '',
  }
  return { properties, context, rows: () => rowsOf(job, collection.id, properties) }
}

async function* rowsOf(
  job: ExportJob,
  collectionId: Uuid,
  properties: readonly Property[],
): AsyncGenerator<readonly ExportedRow[]> {
  const { userId } = job.by
  let after: Uuid | undefined
  do {
    const { answer, recordMap, computed } = await answerQuery(
      job.services,
      userId,
      await readableCollection(job, collectionId),
      {
        query: { limit: ROWS_AT_ONCE, ...(after ? { after: { row: after } } : {}) },
      },
    )
    const blocks = new Map(Object.entries(recordMap.block ?? {}).map(([id, { value }]) => [id, value as BlockValue]))
    // Rows that these name come with the answer, as far as they may be read.
    for (const block of blocks.values()) job.learnTitle(block)
    yield answer.rows.flatMap(id => {
      const row = blocks.get(id)
      return row ? [{ row, cells: cellsOf(row, properties, computed[id]) }] : []
    })
    after = answer.hasMore ? answer.rows.at(-1) : undefined
  } while (after !== undefined)
}

const readableCollection = (
  { services, by: { spaceId, userId } }: ExportJob,
  collectionId: Uuid,
): Promise<JudgedRecord> =>
  resolveSubject(queryCollection.on, { source: { spaceId, collectionId } }, personActor(userId), services)

type Computed = Awaited<ReturnType<typeof answerQuery>>['computed'][string]

const cellsOf = (row: BlockValue, properties: readonly Property[], computed: Computed | undefined): CsvRow =>
  Object.fromEntries(
    properties.map(property => {
      const kind = catalogProperties.get(property.type)
      const known = computed?.[property.id]
      if (known || kind?.source === 'computed') return [property.id, known?.cell ?? null]
      return [property.id, kind?.read(row.properties?.[property.id], property, rowFields(row)) ?? null]
    }),
  )
