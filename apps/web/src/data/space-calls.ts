// What the sync client asks of the server beside the stream: the records of a channel, and single records.
import type { Client } from '@sheaf/core/api/client'
import type { PageCursor } from '@sheaf/core/api/load-cached-page-chunk-v2'
import type { RecordMap } from '@sheaf/core/api/record-map'
import { fromBase64 } from '@sheaf/core/base64'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { Table } from '@sheaf/core/records/all'
import type { Snapshot, SpaceCalls } from '@sheaf/sync/client-ports'
import type { LoadedText, RecordRow } from '@sheaf/sync/replica'
import { asRefusal } from './api'

/** What answers carry beside their record map. */
interface Beside {
  readonly recordMap: RecordMap
  /** By text id: the Yjs state, base64. */
  readonly texts?: Readonly<Record<string, string>>
  readonly seq?: number
  readonly seqs?: Readonly<Record<string, number>>
}

/** What is gone or hidden has a row too: whoever holds it has to let it go. */
export function rowsOf(recordMap: RecordMap): RecordRow[] {
  return Object.entries(recordMap).flatMap(([table, records]) =>
    Object.entries(records ?? {}).map(([id, { value, role }]) => ({
      table: table as Table,
      value: value ?? { id: id as Uuid, version: 0, last_version: 0 },
      role: value ? role : 'none',
    })),
  )
}

const textsOf = (texts: Beside['texts']): LoadedText[] =>
  Object.entries(texts ?? {}).map(([id, state]) => ({ id: id as Uuid, state: fromBase64(state) }))

export function createSpaceCalls(api: Client, spaceId: Uuid): SpaceCalls {
  const page = async (id: Uuid, onFirst: (part: Snapshot) => void): Promise<Snapshot> => {
    const read = (cursor: PageCursor): Promise<Beside & { cursors: readonly PageCursor[] }> =>
      api.loadCachedPageChunkV2({ page: { id, spaceId }, cursor: { stack: [...cursor.stack] }, verticalColumns: false })
    const first = await read({ stack: [] })
    const parts: Beside[] = [first]
    if (first.cursors.length) onFirst(joined(parts, first.seq ?? 0))
    let waiting = first.cursors
    for (let round = 1; waiting.length && round < limits.maxChunkRounds; round++) {
      const answers = await Promise.all(waiting.slice(0, limits.maxParallelChunkCalls).map(read))
      waiting = [...waiting.slice(limits.maxParallelChunkCalls), ...answers.flatMap(answer => answer.cursors)]
      parts.push(...answers)
    }
    // The oldest seq of all parts: what came after it is sent again, and records know their version.
    return joined(parts, Math.min(...parts.map(part => part.seq ?? 0)))
  }

  const records = (pointers: readonly Pointer[]): Promise<Beside> =>
    api.syncRecordValues({ requests: pointers.map(pointer => ({ pointer, version: -1 })) })

  /** A team or a person's view, with the pages that it lists. */
  const listed = async (pointer: Pointer): Promise<Snapshot> => {
    const own = await records([pointer])
    const value = rowsOf(own.recordMap).find(row => row.value.id === pointer.id && row.role !== 'none')?.value
    if (!value) throw new SheafError('NotFoundError')
    const pages = ['team_pages', 'private_pages', 'shared_pages'].flatMap(
      field => (value[field] as Uuid[] | undefined) ?? [],
    )
    const shown = pages.slice(0, limits.maxRecordsPerSyncRequest)
    const below = shown.length ? [await records(shown.map(id => blockPointer(spaceId, id)))] : []
    return joined([own, ...below], own.seqs?.[spaceId] ?? 0)
  }

  return {
    loadChannel: (pointer, onFirst) =>
      (pointer.table === 'block' ? page(pointer.id, onFirst) : listed(pointer)).catch((error: unknown) => {
        throw asRefusal(error)
      }),
    loadRecords: async pointers => {
      const parts: Beside[] = []
      for (let i = 0; i < pointers.length; i += limits.maxRecordsPerSyncRequest)
        parts.push(await records(pointers.slice(i, i + limits.maxRecordsPerSyncRequest)))
      return joined(parts, 0)
    },
  }
}

function joined(parts: readonly Beside[], seq: number): Snapshot {
  return {
    records: parts.flatMap(part => rowsOf(part.recordMap)),
    texts: parts.flatMap(part => textsOf(part.texts)),
    seq,
  }
}
