// What the sync client asks of the server beside the stream: the records of a channel, and single records.
import type { Client } from '@sheaf/core/api/client'
import type { PageCursor } from '@sheaf/core/api/page/load-cached-page-chunk-v2'
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { SheafError } from '@sheaf/core/errors'
import { recordKeyId, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { recordKey } from '@sheaf/core/operations/space-state'
import type { Role } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import { recordCounterId } from '@sheaf/core/records/record-counter'
import type { HeldVersion, Snapshot, SpaceCalls } from '@sheaf/sync/client-ports'
import { rowsOf, textsOf } from '@sheaf/sync/record-rows'
import { asRefusal } from './api'

/** What answers carry beside their record map. */
interface Beside {
  readonly recordMap: RecordMap
  /** By text id: the Yjs state, base64. */
  readonly texts?: Readonly<Record<string, string>>
  readonly seq?: number
  readonly seqs?: Readonly<Record<string, number>>
  /** As `table:id`: what is as the client holds it. */
  readonly unchanged?: Readonly<Record<string, Role>>
}

/** `around`: what is here of the records that a page may lie in. */
export function createSpaceCalls(
  api: Client,
  spaceId: Uuid,
  around: () => readonly HeldVersion[] = () => [],
): SpaceCalls {
  const page = async (id: Uuid, onFirst: (part: Snapshot) => void): Promise<Snapshot> => {
    const read = (cursor: PageCursor): Promise<Beside & { cursors: readonly PageCursor[] }> =>
      api.loadCachedPageChunkV2({
        page: { id, spaceId },
        cursor: { stack: [...cursor.stack] },
        verticalColumns: false,
        held: around().map(({ pointer, version }) => ({ table: pointer.table, id: pointer.id, version })),
      })
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

  const records = (asked: readonly HeldVersion[]): Promise<Beside> => api.syncRecordValues({ requests: [...asked] })

  /**
   * A team or a person's view with those of its pages that are here, a collection with those of its rows: what else they list is asked
   * for by who shows it. What is held comes again only where it has changed.
   */
  const listed = async (pointer: Pointer, held: readonly HeldVersion[]): Promise<Snapshot> => {
    const beside: Pointer[] =
      pointer.table === 'collection'
        ? [
            { table: 'record_counter', id: recordCounterId(pointer.id), spaceId },
            { table: 'record_key', id: recordKeyId(spaceId, 'collection', pointer.id), spaceId },
          ]
        : []
    const known = new Set(held.map(one => one.pointer.id))
    const asked = [...unheld([pointer, ...beside].filter(({ id }) => !known.has(id))), ...held]
    const parts = await inPortions(asked, records)
    const isHere =
      parts.some(({ unchanged }) => unchanged?.[recordKey(pointer.table, pointer.id)]) ||
      parts.some(({ recordMap }) => recordMap[pointer.table]?.[pointer.id]?.value)
    if (!isHere) throw new SheafError('NotFoundError')
    return joined(parts, parts[0]?.seqs?.[spaceId] ?? 0)
  }

  return {
    loadChannel: (pointer, onFirst, held) =>
      (pointer.table === 'block' ? page(pointer.id, onFirst) : listed(pointer, held())).catch((error: unknown) => {
        throw asRefusal(error)
      }),
    loadRecords: async pointers => joined(await inPortions(unheld(pointers), records), 0),
  }
}

const unheld = (pointers: readonly Pointer[]): HeldVersion[] => pointers.map(pointer => ({ pointer, version: -1 }))

/** One after another: the first says how far the log had come. */
async function inPortions<T>(
  asked: readonly HeldVersion[],
  ask: (some: readonly HeldVersion[]) => Promise<T>,
): Promise<T[]> {
  const parts: T[] = []
  for (let i = 0; i < asked.length; i += limits.maxRecordsPerSyncRequest)
    parts.push(await ask(asked.slice(i, i + limits.maxRecordsPerSyncRequest)))
  return parts
}

function joined(parts: readonly Beside[], seq: number): Snapshot {
  return {
    records: parts.flatMap(part => rowsOf(part.recordMap)),
    texts: parts.flatMap(part => textsOf(part.texts)),
    unchanged: parts.flatMap(({ unchanged }) =>
      Object.entries(unchanged ?? {}).map(([key, role]) => {
        const [table, id] = key.split(':') as [Table, Uuid]
        return { table, id, role }
      }),
    ),
    seq,
  }
}
