// The calls of a sync client, over HTTP: a page with all its pieces, and single records.
import type { PageChunk } from '@sheaf/core/api/page/load-cached-page-chunk-v2'
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { Table } from '@sheaf/core/records/all'
import type { Snapshot, SpaceCalls } from '@sheaf/sync/client-ports'
import type { LoadedText, RecordRow } from '@sheaf/sync/replica'
import type { Person } from './person.fixture'

const rowsOf = (recordMap: RecordMap): RecordRow[] =>
  Object.entries(recordMap).flatMap(([table, records]) =>
    Object.entries(records ?? {}).map(([id, { value, role }]) => ({
      table: table as Table,
      value: value ?? { id: id as Uuid, version: 0, last_version: 0 },
      role: value ? role : 'none',
    })),
  )
const textsOf = (texts: Readonly<Record<string, string>>): LoadedText[] =>
  Object.entries(texts).map(([id, state]) => ({ id: id as Uuid, state: fromBase64(state) }))

export async function loadPage(person: Person, spaceId: Uuid, pageId: Uuid): Promise<Snapshot> {
  const read = (stack: readonly unknown[]): Promise<PageChunk> =>
    person.call('loadCachedPageChunkV2', { page: { id: pageId, spaceId }, cursor: { stack }, verticalColumns: false })
  const first = await read([])
  const parts = [first, ...(await Promise.all(first.cursors.map(cursor => read(cursor.stack))))]
  return {
    records: parts.flatMap(part => rowsOf(part.recordMap)),
    texts: parts.flatMap(part => textsOf(part.texts)),
    seq: Math.min(...parts.map(part => part.seq)),
  }
}

export const spaceCalls = (person: Person, spaceId: Uuid): SpaceCalls => ({
  loadChannel: pointer => loadPage(person, spaceId, pointer.id),
  loadRecords: async pointers => {
    const { recordMap, texts } = await person.call<{ recordMap: RecordMap; texts: Record<string, string> }>(
      'syncRecordValues',
      { requests: pointers.map(pointer => ({ pointer, version: -1 })) },
    )
    return { records: rowsOf(recordMap), texts: textsOf(texts) }
  },
})
