// The store as a judge of roles reads it: a block comes with what lies above it and without its text and children, a team without
// its pages, a collection without its schema. They are megabytes in a large space and say nothing about who may read it.
import type { Uuid } from '@sheaf/core/ids'
import { madeRecord } from '@sheaf/core/operations/space-state'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { recordOf, type Table } from '@sheaf/core/records/all'
import { columnsOf } from '@sheaf/core/records/ddl'
import { fieldOf, type RecordPatch } from '@sheaf/core/records/patch'
import type { StoredRow } from '@sheaf/core/records/value'
import type {
  CommitOutcome,
  CommitPart,
  Loaded,
  LoadedRecord,
  Prepared,
  RecordRef,
  SpaceHead,
  SpaceStorage,
  SyncClientRow,
} from '@sheaf/sync/storage'
import type pg from 'pg'
import { FROM_UP, UP } from './blocks-above'
import { valueOfRow } from './record-rows'

/** What is read of tables whose records change all the time: nothing else of them counts for a judge. Of a collection, where it is. */
const fieldsRead = {
  block: [
    'type',
    'alive',
    'parent_id',
    'parent_table',
    'page_id',
    'permissions',
    'deleted_from_trash_time',
    'created_by_id',
    'is_template',
  ],
  collection: ['alive', 'parent_id', 'parent_table', 'row_permissions'],
} as const
const ALWAYS = ['id', 'version', 'last_version', 'space_id']
/** Of a row, who stands in the properties that its collection's rules look at. */
const NAMED = `CASE WHEN b.parent_table = 'collection' THEN (
  SELECT jsonb_object_agg(rule->>'property', b.properties->(rule->>'property')) FROM collection c, jsonb_array_elements(c.row_permissions) rule
  WHERE c.space_id = $1 AND c.id = b.parent_id AND rule->>'type' = 'property') END AS properties`
const ABOVE = `${UP} SELECT ${[...ALWAYS, ...fieldsRead.block].map(name => `b.${name}`).join(', ')}, ${NAMED} ${FROM_UP}`
const COLLECTIONS = `SELECT ${[...ALWAYS, ...fieldsRead.collection].join(', ')},
  CASE WHEN row_permissions IS NOT NULL THEN schema END AS schema FROM collection WHERE space_id = $1 AND id = ANY($2::uuid[])`

/** Whether a judge has to read a record again after this change. */
export function concernsRoles({ table, changes }: Pick<RecordPatch, 'table' | 'changes'>): boolean {
  if (table !== 'block' && table !== 'collection') return true
  const read: readonly string[] = fieldsRead[table]
  return changes.some(
    change => read.includes(fieldOf(change)) || (table === 'collection' && fieldOf(change) === 'schema'),
  )
}

const columnsOfTeam = columnsOf(recordOf('team'))
  .filter(({ name, isPublic }) => isPublic && name !== 'team_pages')
  .map(({ name }) => `"${name}"`)
const TEAMS = `SELECT ${columnsOfTeam.join(', ')} FROM team WHERE space_id = $1 AND id = ANY($2::uuid[])`

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
    const refs = [...others.values()]
    const [teams, collections, rest] = await Promise.all([
      this.short('team', TEAMS, spaceId, refs),
      this.short('collection', COLLECTIONS, spaceId, refs),
      this.others(
        spaceId,
        refs.filter(ref => ref.table !== 'team' && ref.table !== 'collection'),
        slicesOf,
      ),
    ])
    const blocks = rows.map(row => ({ table: 'block' as const, value: valueOfRow('block', row) }))
    return { records: [...blocks, ...teams, ...collections, ...rest.records], owners: rest.owners }
  }
  private async short(table: Table, text: string, spaceId: Uuid, refs: readonly RecordRef[]): Promise<LoadedRecord[]> {
    const ids = refs.filter(ref => ref.table === table).map(ref => ref.id)
    if (ids.length === 0) return []
    const { rows } = await this.pool.query<StoredRow>({ name: `role-${table}`, text, values: [spaceId, ids] })
    return rows.map(row => madeRecord(table, valueOfRow(table, row)))
  }
  private async others(spaceId: Uuid, refs: readonly RecordRef[], slicesOf: readonly Uuid[]): Promise<Loaded> {
    return refs.length || slicesOf.length ? this.storage.load(spaceId, refs, slicesOf) : none
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
  prepare(part: CommitPart): Prepared {
    return this.storage.prepare(part)
  }
  commit(part: CommitPart): Promise<CommitOutcome> {
    return this.storage.commit(part)
  }
}

const none: Loaded = { records: [], owners: [] }
