// Records that were asked for a moment ago, with the texts of blocks, kept true by the log of their space: an entry that touches one drops
// it. What is answered is as of the log's end when it was asked for, or newer.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Table } from '@sheaf/core/records/all'
import type { LoadedRecord, RecordRef, SpaceStorage } from '@sheaf/sync/storage'
import { LRUCache } from 'lru-cache'
import type { HeldPart, MemoryHolder } from '../memory/memory-budget'
import { LogPlace } from './log-place'
import type { SpaceHeads } from './space-heads'
import { type Touched, touchedBy } from './touched'

const MOST_SPACES = 200
const MOST_RECORDS_PER_SPACE = 50_000
const BYTES_PER_RECORD = 1_200
/** Of a list of ids in a record. */
const BYTES_PER_ID = 40

interface HeldSpace {
  readonly place: LogPlace
  usedAt: number
  bytes: number
  size: number
  /** By id and table; null for one that is not there. */
  readonly records: Map<Uuid, Map<Table, LoadedRecord | null>>
  /** All of a table, by what they were asked for as. */
  readonly lists: Map<string, { readonly table: Table; readonly ids: readonly Uuid[] }>
  /** What was heard while something is being read; null where something was missed. */
  readonly reading: Set<{ heard: Touched[] | null }>
}

interface RecordMemoryOptions {
  readonly storage: Pick<SpaceStorage, 'load' | 'log'>
  readonly heads: Pick<SpaceHeads, 'of'>
  readonly now: () => number
}

interface RecordsFound {
  /** Undefined where there is no such space. */
  readonly seq: number | undefined
  /** Those of them that are there. */
  readonly records: readonly LoadedRecord[]
}

export class RecordMemory implements MemoryHolder {
  readonly name = 'records'
  private readonly spaces = new LRUCache<Uuid, HeldSpace>({ max: MOST_SPACES })

  constructor(private readonly options: RecordMemoryOptions) {}

  *parts(): Iterable<HeldPart> {
    for (const [spaceId, { bytes, usedAt }] of this.spaces.entries())
      yield { bytes, usedAt, shed: () => this.spaces.delete(spaceId) }
  }

  async load(spaceId: Uuid, refs: readonly RecordRef[]): Promise<RecordsFound> {
    const { space, seq } = await this.advanced(spaceId)
    return { seq, records: space ? await this.records(spaceId, space, refs) : [] }
  }

  /** Blocks with all blocks above them, through collections, which come along. */
  async above(spaceId: Uuid, blockIds: readonly Uuid[]): Promise<readonly LoadedRecord[]> {
    const { space } = await this.advanced(spaceId)
    if (!space) return []
    const found = new Map<string, LoadedRecord>()
    let next = blockIds.map((id): RecordRef => ({ table: 'block', id }))
    while (next.length > 0) {
      const records = await this.records(spaceId, space, next)
      for (const record of records) found.set(keyOf({ table: record.table, id: record.value.id }), record)
      next = [...new Map(records.flatMap(parentOf).map(ref => [keyOf(ref), ref])).values()].filter(
        ref => !found.has(keyOf(ref)),
      )
    }
    return [...found.values()]
  }

  private async records(spaceId: Uuid, space: HeldSpace, refs: readonly RecordRef[]): Promise<readonly LoadedRecord[]> {
    const missing = refs.filter(({ table, id }) => space.records.get(id)?.get(table) === undefined)
    const fresh = missing.length > 0 ? await this.read(spaceId, space, missing) : none
    return refs.flatMap(ref => fresh.get(keyOf(ref)) ?? space.records.get(ref.id)?.get(ref.table) ?? [])
  }

  /** The ids of all records of a table that `read` finds. */
  async list(spaceId: Uuid, table: Table, read: () => Promise<readonly Uuid[]>): Promise<readonly Uuid[]> {
    const { space } = await this.advanced(spaceId)
    if (!space) return []
    const known = space.lists.get(table)
    if (known) return known.ids
    const { value: ids, heard } = await this.during(space, read)
    if (heard?.every(({ tables }) => !tables.has(table))) space.lists.set(table, { table, ids })
    return ids
  }

  committed(entries: readonly LogEntry[]): void {
    const spaceId = entries[0]?.spaceId
    const space = spaceId && this.spaces.peek(spaceId)
    if (space) space.place.take(entries, entry => this.take(space, entry))
  }
  /** Every entry has to come by here before a record is told that was asked for after it. */
  take(space: HeldSpace, entry: Pick<LogEntry, 'items' | 'texts'>): void {
    const touched = touchedBy(entry)
    for (const { heard } of space.reading) heard?.push(touched)
    for (const [name, { table }] of space.lists) if (touched.tables.has(table)) space.lists.delete(name)
    for (const id of touched.records) drop(space, id)
  }

  private async advanced(spaceId: Uuid): Promise<{ space: HeldSpace | undefined; seq: number | undefined }> {
    const seq = await this.options.heads.of(spaceId)
    // Spaces that do not exist are not kept: anybody may ask about any number of them.
    if (seq === undefined) return { space: undefined, seq }
    const space = this.spaces.get(spaceId) ?? newSpace(new LogPlace(this.options.storage, spaceId))
    this.spaces.set(spaceId, space)
    space.usedAt = this.options.now()
    await space.place.advance(
      seq,
      entry => this.take(space, entry),
      () => {
        for (const reading of space.reading) reading.heard = null
        clear(space)
        space.lists.clear()
      },
    )
    return { space, seq }
  }

  private async read(
    spaceId: Uuid,
    space: HeldSpace,
    missing: readonly RecordRef[],
  ): Promise<ReadonlyMap<string, LoadedRecord>> {
    const { value, heard } = await this.during(space, () => this.options.storage.load(spaceId, missing, []))
    const found = new Map(value.records.map(record => [keyOf({ table: record.table, id: record.value.id }), record]))
    if (!heard) return found
    if (space.size > MOST_RECORDS_PER_SPACE) clear(space)
    // What lies above comes along: it is likely to be asked for next.
    const above = value.records.map(({ table, value: { id } }): RecordRef => ({ table, id }))
    for (const ref of [...missing, ...above]) {
      const record = found.get(keyOf(ref)) ?? null
      if (isTold(ref.table) && !heard.some(({ records }) => records.has(ref.id))) keep(space, ref, record)
    }
    return found
  }
  private async during<T>(space: HeldSpace, read: () => Promise<T>): Promise<{ value: T; heard: Touched[] | null }> {
    const reading: { heard: Touched[] | null } = { heard: [] }
    space.reading.add(reading)
    try {
      const value = await read()
      return { value, heard: reading.heard }
    } finally {
      space.reading.delete(reading)
    }
  }
}

/** What is written past the log is read each time. */
const isTold = (table: Table): boolean => table !== 'file_upload' && table !== 'text_slice_block_mapping'

const none: ReadonlyMap<string, LoadedRecord> = new Map()
const keyOf = ({ table, id }: RecordRef): string => `${table}:${id}`

function parentOf(record: LoadedRecord): RecordRef[] {
  if (record.table !== 'block' && record.table !== 'collection') return []
  const { parent_table, parent_id } = record.value
  return parent_id && (parent_table === 'block' || parent_table === 'collection')
    ? [{ table: parent_table, id: parent_id }]
    : []
}

const newSpace = (place: LogPlace): HeldSpace => ({
  place,
  usedAt: 0,
  bytes: 0,
  size: 0,
  records: new Map(),
  lists: new Map(),
  reading: new Set(),
})

function keep(space: HeldSpace, { table, id }: RecordRef, record: LoadedRecord | null): void {
  const tables = space.records.get(id)
  if (tables?.has(table)) return
  if (tables) tables.set(table, record)
  else space.records.set(id, new Map([[table, record]]))
  space.size++
  space.bytes += weightOf(record)
}
function drop(space: HeldSpace, id: Uuid): void {
  const tables = space.records.get(id)
  if (!tables) return
  space.records.delete(id)
  for (const record of tables.values()) {
    space.size--
    space.bytes -= weightOf(record)
  }
}
function clear(space: HeldSpace): void {
  space.records.clear()
  space.bytes = 0
  space.size = 0
}

function weightOf(record: LoadedRecord | null): number {
  if (!record) return 100
  const lists = Object.values(record.value).reduce<number>(
    (sum, field) => sum + (Array.isArray(field) ? field.length : 0),
    0,
  )
  return BYTES_PER_RECORD + lists * BYTES_PER_ID + (record.text?.state.length ?? 0)
}
