// The store as a judge of roles reads it: a block comes with what lies above it and without its text and children, which are
// megabytes on a large page and say nothing about who may read it.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Table } from '@sheaf/core/records/all'
import type { StoredRow } from '@sheaf/core/records/value'
import type {
  CommitOutcome,
  CommitPart,
  Loaded,
  RecordRef,
  SpaceHead,
  SpaceStorage,
  SyncClientRow,
} from '@sheaf/sync/storage'
import type pg from 'pg'
import { valueOfRow } from './record-rows'

const ABOVE = `WITH RECURSIVE up AS (
  SELECT id, version, last_version, space_id, type, alive, parent_id, parent_table, page_id, permissions
    FROM block WHERE space_id = $1 AND id = ANY($2::uuid[])
  UNION SELECT p.id, p.version, p.last_version, p.space_id, p.type, p.alive, p.parent_id, p.parent_table, p.page_id, p.permissions
    FROM up JOIN block p ON p.space_id = $1 AND p.id = up.parent_id AND up.parent_table = 'block')
SELECT * FROM up`

export class RoleStorage implements SpaceStorage {
  constructor(
    private readonly storage: SpaceStorage,
    private readonly pool: pg.Pool,
  ) {}

  async load(spaceId: Uuid, records: readonly RecordRef[], slicesOf: readonly Uuid[]): Promise<Loaded> {
    const ids = new Set(records.filter(ref => ref.table === 'block').map(ref => ref.id))
    const rows = ids.size
      ? (await this.pool.query<StoredRow>({ name: 'above', text: ABOVE, values: [spaceId, [...ids]] })).rows
      : []
    const others = new Map<string, RecordRef>()
    const want = (table: Table, id: Uuid): unknown => table !== 'block' && others.set(`${table}:${id}`, { table, id })
    for (const ref of records) want(ref.table, ref.id)
    for (const row of rows) want(row['parent_table'] as Table, row['parent_id'] as Uuid)
    const rest =
      others.size || slicesOf.length ? await this.storage.load(spaceId, [...others.values()], slicesOf) : none
    return {
      records: [...rows.map(row => ({ table: 'block' as const, value: valueOfRow('block', row) })), ...rest.records],
      owners: rest.owners,
    }
  }

  head(spaceId: Uuid): Promise<SpaceHead | null> {
    return this.storage.head(spaceId)
  }
  client(spaceId: Uuid, clientId: Uuid): Promise<SyncClientRow | null> {
    return this.storage.client(spaceId, clientId)
  }
  log(spaceId: Uuid, after: number, limit: number): Promise<readonly LogEntry[] | null> {
    return this.storage.log(spaceId, after, limit)
  }
  commit(part: CommitPart): Promise<CommitOutcome> {
    return this.storage.commit(part)
  }
}

const none: Loaded = { records: [], owners: [] }
