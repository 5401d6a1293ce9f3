// Space storage on PostgreSQL. Reads may be newer than the room's seq, never older: the counter is read first, and anything that
// changed in between makes the compare-and-set miss.
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { madeRecord } from '@sheaf/core/operations/space-state'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { recordOf, type Table } from '@sheaf/core/records/all'
import type { StoredRow } from '@sheaf/core/records/value'
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
} from '@sheaf/sync/storage'
import type pg from 'pg'
import { isUnreachable } from '../database'
import { FROM_UP, UP } from './blocks-above'
import { GroupCommit } from './group-commit'
import { type ChildRow, childrenByParent, type LoadedBlock, loadedBlock, valueOfRow } from './record-rows'

/** The blocks asked for and everything above them. */
const ANCESTORS = `${UP} SELECT b.* ${FROM_UP}`
const CHILDREN = `SELECT parent_id, id, ord FROM block WHERE space_id = $1 AND parent_id = ANY($2::uuid[]) AND parent_table = 'block' AND alive ORDER BY parent_id, ord COLLATE "C"`

/** Hears how commits end, also those of which nothing is heard. */
interface CommitWatcher {
  watch(part: CommitPart, commit: (part: CommitPart) => Promise<CommitOutcome>): Promise<CommitOutcome>
}

export class PostgresStorage implements SpaceStorage {
  readonly groups: GroupCommit

  constructor(
    private readonly pool: pg.Pool,
    now: () => number,
    private readonly watcher?: CommitWatcher,
  ) {
    this.groups = new GroupCommit(pool, now)
  }

  async head(spaceId: Uuid): Promise<SpaceHead | null> {
    const { rows } = await this.pool.query<SpaceHead>({
      name: 'head',
      text: 'SELECT seq, frozen FROM space_seq WHERE space_id = $1',
      values: [spaceId],
    })
    return rows[0] ?? null
  }

  async load(spaceId: Uuid, records: readonly RecordRef[], slicesOf: readonly Uuid[]): Promise<Loaded> {
    const [blocks, owners] = await Promise.all([
      this.blocks(spaceId, idsOf(records, 'block')),
      this.owners(spaceId, slicesOf),
    ])
    const parents = blocks.flatMap(({ value: { parent_table, parent_id } }): RecordRef[] =>
      parent_table === 'block' ? [] : [{ table: parent_table as Table, id: parent_id }],
    )
    const wanted = [...records.filter(ref => ref.table !== 'block'), ...parents]
    const others = await Promise.all(
      [...new Set(wanted.map(ref => ref.table))].map(table => this.others(spaceId, table, idsOf(wanted, table))),
    )
    return { records: [...blocks, ...others.flat()], owners }
  }
  private async blocks(spaceId: Uuid, ids: readonly Uuid[]): Promise<LoadedBlock[]> {
    if (ids.length === 0) return []
    const { rows } = await this.pool.query<StoredRow>({ name: 'ancestors', text: ANCESTORS, values: [spaceId, ids] })
    if (rows.length === 0) return []
    const children = await this.pool.query<ChildRow>({
      name: 'children',
      text: CHILDREN,
      values: [spaceId, rows.map(row => row['id'])],
    })
    const byParent = childrenByParent(children.rows)
    return rows.map(row => loadedBlock(row, byParent.get(row['id'] as Uuid) ?? []))
  }
  private async others(spaceId: Uuid, table: Table, ids: readonly Uuid[]): Promise<LoadedRecord[]> {
    const inSpace = recordOf(table).scope === 'space'
    // A space is asked for by its own id; other records without a space are of no room's business.
    if (!inSpace && table !== 'space') return []
    const { rows } = inSpace
      ? await this.pool.query<StoredRow>({
          name: `load-${table}`,
          text: `SELECT * FROM "${table}" WHERE space_id = $1 AND id = ANY($2::uuid[])`,
          values: [spaceId, ids],
        })
      : await this.pool.query<StoredRow>({
          name: 'load-space',
          text: 'SELECT * FROM space WHERE id = $1 AND id = ANY($2::uuid[])',
          values: [spaceId, ids],
        })
    return rows.map(row => madeRecord(table, valueOfRow(table, row)))
  }
  private async owners(spaceId: Uuid, texts: readonly Uuid[]): Promise<SliceOwner[]> {
    if (texts.length === 0) return []
    const { rows } = await this.pool.query<{ text: Uuid; marker: Uuid | null; block: Uuid }>({
      name: 'owners',
      text: `SELECT text_id AS text, marker_id AS marker, block_id AS block FROM text_slice_block_mapping WHERE space_id = $1 AND text_id = ANY($2::uuid[])
             UNION ALL SELECT b.id, NULL, b.id FROM block b WHERE b.space_id = $1 AND b.id = ANY($2::uuid[]) AND b.crdt_data #>> '{own,m}' IS NULL
               AND NOT EXISTS (SELECT FROM text_slice_block_mapping m WHERE m.space_id = $1 AND m.text_id = b.id AND m.marker_id IS NULL)`,
      values: [spaceId, texts],
    })
    return rows
  }

  async client(spaceId: Uuid, clientId: Uuid): Promise<SyncClientRow | null> {
    const { rows } = await this.pool.query<{ user_id: Uuid; last_n: number; last_tx: Uuid }>({
      name: 'client',
      text: 'SELECT user_id, last_n, last_tx FROM sync_client WHERE space_id = $1 AND client_id = $2',
      values: [spaceId, clientId],
    })
    const [row] = rows
    return row ? { clientId, userId: row.user_id, n: row.last_n, transactionId: row.last_tx } : null
  }

  async log(spaceId: Uuid, after: number, limit: number): Promise<readonly LogEntry[] | null> {
    const { rows } = await this.pool.query<{ seq: number; entry: LogEntry }>({
      name: 'log',
      text: 'SELECT seq, entry FROM space_log WHERE space_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
      values: [spaceId, after, limit],
    })
    // What was prepared did not know its place yet when it was written.
    const entries = rows.map(({ seq, entry }) => (entry.seq === seq ? entry : { ...entry, seq }))
    if (entries.length) return entries[0]?.seq === after + 1 ? entries : null
    // Nothing there: up to date, or everything after the cursor was dropped.
    const head = await this.head(spaceId)
    return !head || head.seq <= after ? [] : null
  }

  prepare(part: CommitPart): Prepared {
    return this.groups.prepare(part)
  }
  /** A database that cannot be asked is told apart from one that refuses: only then is it worth trying piece by piece. */
  async commit(part: CommitPart): Promise<CommitOutcome> {
    try {
      return await (this.watcher ? this.watcher.watch(part, one => this.groups.commit(one)) : this.groups.commit(part))
    } catch (error) {
      if (isUnreachable(error)) throw new SheafError('DatabaseLookupError')
      throw error
    }
  }
}

const idsOf = (records: readonly RecordRef[], table: Table): Uuid[] => [
  ...new Set(records.filter(ref => ref.table === table).map(ref => ref.id)),
]
