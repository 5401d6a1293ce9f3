// Storage in memory, for the simulator and for tests. Passes the same contract suite as PostgreSQL.
import type { Uuid } from '@sheaf/core/ids'
import { madeRecord, recordKey } from '@sheaf/core/operations/space-state'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Table, TableRecord } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import { sliceKey } from '@sheaf/core/text/slice'
import type {
  CommitOutcome,
  CommitPart,
  Loaded,
  LoadedRecord,
  Prepared,
  RecordRef,
  SliceOwner,
  SpaceHead,
  SpaceStorage,
  SyncClientRow,
} from './storage'

type Row = TableRecord & {
  readonly orderKey: string | undefined
  readonly text: { readonly state: Uint8Array; readonly epoch: number } | undefined
}

class MemorySpace {
  seq = 0
  frozen: string | null = null
  floor = 0
  readonly rows = new Map<string, Row>()
  private readonly children = new Map<Uuid, Set<Uuid>>()
  readonly clients = new Map<Uuid, SyncClientRow>()
  readonly owners = new Map<string, SliceOwner>()
  entries: LogEntry[] = []

  put(row: Row): void {
    const key = recordKey(row.table, row.value.id)
    const before = this.rows.get(key)
    this.rows.set(key, row)
    if (row.table !== 'block') return
    const old = before?.table === 'block' ? before.value.parent_id : undefined
    const parent = row.value.parent_id
    if (old !== undefined && old !== parent) this.children.get(old)?.delete(row.value.id)
    const siblings = this.children.get(parent) ?? new Set<Uuid>()
    this.children.set(parent, siblings.add(row.value.id))
  }
  /** Live children in the order of their keys. */
  childKeys(parent: Uuid): [Uuid, string][] {
    const keys: [Uuid, string][] = []
    for (const id of this.children.get(parent) ?? []) {
      const row = this.rows.get(recordKey('block', id))
      if (row?.table === 'block' && row.value.alive) keys.push([id, row.orderKey ?? ''])
    }
    return keys.sort((a, b) => (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0))
  }
}

export class MemoryStorage implements SpaceStorage {
  private readonly spaces = new Map<Uuid, MemorySpace>()

  /** A space starts with the records that its creation call writes. */
  createSpace(spaceId: Uuid, records: readonly TableRecord[]): void {
    const space = new MemorySpace()
    for (const record of records) space.put({ ...record, orderKey: undefined, text: undefined })
    this.spaces.set(spaceId, space)
  }
  freeze(spaceId: Uuid, reason: string | null): void {
    this.must(spaceId).frozen = reason
  }
  /** Drops the log up to and including a seq. */
  truncateLog(spaceId: Uuid, upTo: number): void {
    const space = this.must(spaceId)
    space.floor = Math.max(space.floor, upTo)
    space.entries = space.entries.filter(entry => entry.seq > upTo)
  }
  /** Everything stored, for checkers. */
  *records(spaceId: Uuid): Iterable<LoadedRecord> {
    for (const row of this.must(spaceId).rows.values()) yield this.loaded(this.must(spaceId), row)
  }
  seqOf(spaceId: Uuid): number {
    return this.must(spaceId).seq
  }
  /** The log begins after this seq. */
  floorOf(spaceId: Uuid): number {
    return this.must(spaceId).floor
  }
  entriesOf(spaceId: Uuid): readonly LogEntry[] {
    return this.must(spaceId).entries
  }

  async head(spaceId: Uuid): Promise<SpaceHead | null> {
    const space = this.spaces.get(spaceId)
    return space ? { seq: space.seq, frozen: space.frozen } : null
  }
  async load(spaceId: Uuid, records: readonly RecordRef[], slicesOf: readonly Uuid[]): Promise<Loaded> {
    const space = this.must(spaceId)
    const found = new Map<string, LoadedRecord>()
    for (const ref of records) {
      let row = space.rows.get(recordKey(ref.table, ref.id))
      while (row && !found.has(recordKey(row.table, row.value.id))) {
        found.set(recordKey(row.table, row.value.id), this.loaded(space, row))
        const { parent_table, parent_id } = row.value as { parent_table?: Table; parent_id?: Uuid }
        row =
          (row.table === 'block' || row.table === 'collection') && parent_table && parent_id
            ? space.rows.get(recordKey(parent_table, parent_id))
            : undefined
      }
    }
    const owners = slicesOf.flatMap(text => ownersOf(space, text))
    return { records: [...found.values()], owners }
  }
  async client(spaceId: Uuid, clientId: Uuid): Promise<SyncClientRow | null> {
    return this.must(spaceId).clients.get(clientId) ?? null
  }
  async log(spaceId: Uuid, after: number, limit: number): Promise<readonly LogEntry[] | null> {
    const space = this.must(spaceId)
    if (after < space.floor) return null
    return space.entries.filter(entry => entry.seq > after).slice(0, limit)
  }
  /** Nothing here takes long. */
  prepare(_part: CommitPart): Prepared {
    return { ready: Promise.resolve(true), abandon: async () => {} }
  }
  async commit(part: CommitPart): Promise<CommitOutcome> {
    const space = this.must(part.spaceId)
    if (space.frozen !== null) return 'frozen'
    if (space.seq !== part.expect) return 'conflict'
    for (const { table, base, value } of part.records) {
      const held = space.rows.get(recordKey(table, value.id))?.value.version ?? 0
      if (held !== base) throw new Error(`${table} ${value.id} is at version ${held}, the commit builds on ${base}`)
    }
    for (const { orderKey, text, ...record } of part.records) {
      const before = space.rows.get(recordKey(record.table, record.value.id))
      space.put({
        ...withoutContent(record),
        orderKey: orderKey ?? before?.orderKey,
        text: text ?? before?.text,
      })
    }
    for (const [id, orderKey] of part.orderKeys) {
      const row = space.rows.get(recordKey('block', id))
      if (row) space.put({ ...row, orderKey })
    }
    for (const owner of part.owners) space.owners.set(sliceKey(owner.text, owner.marker), owner)
    for (const { text, marker } of part.parted) space.owners.delete(sliceKey(text, marker))
    for (const row of part.clients) space.clients.set(row.clientId, row)
    space.entries.push(...part.entries)
    space.seq += part.entries.length
    return 'committed'
  }

  private loaded(space: MemorySpace, row: Row): LoadedRecord {
    if (row.table !== 'block') return madeRecord(row.table, row.value)
    const children = space.childKeys(row.value.id)
    return {
      table: 'block',
      value: { ...row.value, content: children.map(([id]) => id) },
      childKeys: children,
      ...(row.text ? { text: row.text } : {}),
    }
  }
  private must(spaceId: Uuid): MemorySpace {
    const space = this.spaces.get(spaceId)
    if (!space) throw new Error(`no space ${spaceId}`)
    return space
  }
}

/** Without a row, the start of a text belongs to the block that was made with it. */
function ownersOf(space: MemorySpace, text: Uuid): SliceOwner[] {
  const rows = [...space.owners.values()].filter(owner => owner.text === text)
  const home = space.rows.get(recordKey('block', text))?.value as BlockValue | undefined
  const isMadeWith = home !== undefined && home.crdt_data?.own.m == null
  return !isMadeWith || rows.some(owner => owner.marker === null)
    ? rows
    : [...rows, { text, marker: null, block: text }]
}

function withoutContent(record: TableRecord): TableRecord {
  if (record.table !== 'block') return madeRecord(record.table, record.value)
  const { content: _derived, ...value } = record.value
  return { table: 'block', value }
}
