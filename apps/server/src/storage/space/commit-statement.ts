// One statement per batch: bump the counters of the spaces that nobody else wrote meanwhile, and write everything of exactly
// those. Matched: all that the rooms reduced on was current. Not matched: nothing of that space happened. A large part is written
// in pieces ahead of its turn (prepared-commit.ts).
import { recordOf, type Table } from '@sheaf/core/records/all'
import { columnsOf, primaryKeyOf } from '@sheaf/core/records/ddl'
import type { RecordDefinition } from '@sheaf/core/records/define'
import { sliceMappingId } from '@sheaf/core/records/text-slice-block-mapping'
import { atOnce } from '@sheaf/core/steps'
import { entryJson } from '@sheaf/sync/entry-text'
import type { CommitPart, RecordWrite } from '@sheaf/sync/storage'

interface Statement {
  /** Present where the shape recurs often enough to be prepared. */
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

type BlockWrite = Extract<RecordWrite, { readonly table: 'block' }>

const quote = (name: string): string => `"${name}"`

/** A statement under way: branches of a WITH, their parameters, and what makes up its shape. */
class Branches {
  readonly values: unknown[] = []
  private readonly shape: string[] = []
  private readonly branches: string[] = []
  private readonly counted: string[] = []
  /** A shape that says nothing of tables that are rarely written. */
  private isRare = false

  readonly param: Param = (value, type) => `$${this.values.push(value)}::${type}`
  add(name: string, sql: string, counts = false): void {
    this.branches.push(`${name} AS (${sql}${counts ? ' RETURNING 1' : ''})`)
    this.shape.push(name)
    if (counts) this.counted.push(`(SELECT count(*) FROM ${name})`)
  }
  addRare(name: string, sql: string): void {
    this.isRare = true
    this.add(name, sql, true)
  }
  /** A matched space whose records did not all match would be a bug of ours: it aborts the statement (division by zero). */
  statement(kind: string): Statement {
    const total = this.counted.length ? this.counted.join(' + ') : '0'
    const text = `WITH ${this.branches.join(',\n')}\nSELECT space_id, seq, 1 / ((${total}) = (SELECT COALESCE(sum(records), 0) FROM s))::int AS ok FROM s`
    const { values } = this
    return this.isRare ? { text, values } : { name: `${kind}-${this.shape.join('')}`, text, values }
  }
}

export function commitStatement(parts: readonly CommitPart[], loggedOn: string): Statement {
  const branches = new Branches()
  const { param } = branches
  branches.add('s', takeTurns(parts, param))
  // As one JSON: in a list of texts each quote and backslash of an entry, which may be megabytes, would be escaped once more.
  const entries = parts.flatMap(part => part.entries)
  branches.add(
    'l',
    `INSERT INTO space_log (space_id, seq, logged_on, entry) SELECT r.space_id, r.seq, ${param(loggedOn, 'date')}, r.entry FROM ROWS FROM (unnest(${param(
      entries.map(e => e.spaceId),
      'uuid[]',
    )}, ${param(
      entries.map(e => e.seq),
      'bigint[]',
    )}), json_array_elements(${param(`[${entries.map(entry => atOnce(entryJson(entry))).join(',')}]`, 'json')})) AS r(space_id, seq, entry) JOIN s USING (space_id)`,
  )
  branches.add('c', countDevices(parts, param))
  addWrites(branches, parts)
  return branches.statement('commit')
}

/** Rows that are written before the space's turn, in a transaction that stays open: nothing is locked but they. */
export function rowsStatement(part: CommitPart): Statement {
  const branches = new Branches()
  const { param } = branches
  branches.add(
    's',
    `SELECT e.space_id, 0 AS seq, e.records FROM unnest(${param([part.spaceId], 'uuid[]')}, ${param([part.records.length], 'int[]')}) AS e(space_id, records)`,
  )
  addWrites(branches, [part])
  return branches.statement('rows')
}

/** The turn of a part whose rows are there already: its entry gets its place in the log. */
export function placeStatement(
  part: CommitPart,
  prepared: { readonly seq: number; readonly loggedOn: string },
): Statement {
  const branches = new Branches()
  const { param } = branches
  branches.add('s', takeTurns([{ ...part, records: [] }], param))
  branches.add(
    'l',
    `UPDATE space_log l SET seq = s.seq FROM s WHERE l.space_id = s.space_id AND l.seq = ${param(prepared.seq, 'bigint')} AND l.logged_on = ${param(prepared.loggedOn, 'date')}`,
  )
  branches.add('c', countDevices([part], param))
  return branches.statement('place')
}

/** Bumps the counters of the spaces that nobody else wrote meanwhile. */
function takeTurns(parts: readonly CommitPart[], param: Param): string {
  return `UPDATE space_seq q SET seq = q.seq + e.k FROM unnest(${param(
    parts.map(p => p.spaceId),
    'uuid[]',
  )}, ${param(
    parts.map(p => p.expect),
    'bigint[]',
  )}, ${param(
    parts.map(p => p.entries.length),
    'int[]',
  )}, ${param(
    parts.map(p => p.records.length),
    'int[]',
  )}) AS e(space_id, expect, k, records)
     WHERE q.space_id = e.space_id AND q.seq = e.expect AND q.frozen IS NULL RETURNING q.space_id, q.seq, e.records`
}

function countDevices(parts: readonly CommitPart[], param: Param): string {
  const clients = parts.flatMap(part => part.clients.map(row => ({ ...row, spaceId: part.spaceId })))
  return `INSERT INTO sync_client (space_id, client_id, user_id, last_n, last_tx) SELECT r.* FROM unnest(${param(
    clients.map(c => c.spaceId),
    'uuid[]',
  )}, ${param(
    clients.map(c => c.clientId),
    'uuid[]',
  )}, ${param(
    clients.map(c => c.userId),
    'uuid[]',
  )}, ${param(
    clients.map(c => c.n),
    'bigint[]',
  )}, ${param(
    clients.map(c => c.transactionId),
    'uuid[]',
  )}) AS r(space_id, client_id, user_id, n, tx) JOIN s USING (space_id)
     ON CONFLICT (space_id, client_id) DO UPDATE SET last_n = EXCLUDED.last_n, last_tx = EXCLUDED.last_tx`
}

/** Records, slice owners and order keys. */
function addWrites(branches: Branches, parts: readonly CommitPart[]): void {
  const { param } = branches
  const records = parts.flatMap(part => part.records.map(write => ({ part, write })))
  const blocks = records.flatMap(({ part, write }) => (write.table === 'block' ? [{ part, write }] : []))
  const edits = blocks.filter(({ write }) => isEdit(write))
  if (edits.length) {
    const column = (pick: (write: BlockWrite) => unknown, type: string): string =>
      param(
        edits.map(({ write }) => pick(write)),
        type,
      )
    branches.add(
      'e',
      `UPDATE block b SET version = r.version, last_version = r.version - 1, properties = r.properties, text_state = COALESCE(r.text_state, b.text_state), text_epoch = COALESCE(r.text_epoch, b.text_epoch), last_edited_time = r.at, last_edited_by_id = r.by, last_edited_by_table = 'sheaf_user'
       FROM unnest(${param(
         edits.map(({ part }) => part.spaceId),
         'uuid[]',
       )}, ${column(w => w.value.id, 'uuid[]')}, ${column(w => w.base, 'int[]')}, ${column(w => w.value.version, 'int[]')}, ${column(w => JSON.stringify(w.value.properties ?? {}), 'jsonb[]')}, ${column(w => bytes(w), 'bytea[]')}, ${column(w => w.text?.epoch ?? null, 'int[]')}, ${column(w => w.value.last_edited_time ?? null, 'bigint[]')}, ${column(w => w.value.last_edited_by_id ?? null, 'uuid[]')})
            AS r(space_id, id, base, version, properties, text_state, text_epoch, at, by) JOIN s USING (space_id)
       WHERE b.space_id = r.space_id AND b.id = r.id AND b.version = r.base`,
      true,
    )
  }
  const changed = blocks.filter(({ write }) => write.base > 0 && !isEdit(write))
  if (changed.length)
    branches.add(
      'u',
      updateBlocks(
        changed.map(({ write }) => write),
        param,
      ),
      true,
    )
  const made = blocks.filter(({ write }) => write.base === 0)
  if (made.length)
    branches.add(
      'i',
      insertRecords(
        'block',
        made.map(({ write }) => write),
        param,
        false,
      ),
      true,
    )

  const others = new Set(records.map(({ write }) => write.table).filter(table => table !== 'block'))
  for (const table of others)
    branches.addRare(
      `t_${table}`,
      insertRecords(
        table,
        records.filter(({ write }) => write.table === table).map(({ write }) => write),
        param,
        true,
      ),
    )

  const owners = parts.flatMap(part => part.owners.map(owner => ({ ...owner, spaceId: part.spaceId })))
  if (owners.length)
    branches.add(
      'o',
      `INSERT INTO text_slice_block_mapping (space_id, id, version, last_version, text_id, marker_id, block_id, ord, origin_block_id)
       SELECT r.space_id, r.id, 1, 0, r.text, r.marker, r.block, 0, COALESCE(r.marker, r.text) FROM unnest(${param(
         owners.map(o => o.spaceId),
         'uuid[]',
       )}, ${param(
         owners.map(o => sliceMappingId(o.text, o.marker)),
         'uuid[]',
       )}, ${param(
         owners.map(o => o.text),
         'uuid[]',
       )}, ${param(
         owners.map(o => o.marker),
         'uuid[]',
       )}, ${param(
         owners.map(o => o.block),
         'uuid[]',
       )}) AS r(space_id, id, text, marker, block) JOIN s USING (space_id)
       ON CONFLICT (space_id, id) DO UPDATE SET block_id = EXCLUDED.block_id, last_version = text_slice_block_mapping.version, version = text_slice_block_mapping.version + 1`,
    )
  const parted = parts.flatMap(part => part.parted.map(slice => ({ ...slice, spaceId: part.spaceId })))
  if (parted.length)
    branches.add(
      'd',
      `DELETE FROM text_slice_block_mapping m USING unnest(${param(
        parted.map(p => p.spaceId),
        'uuid[]',
      )}, ${param(
        parted.map(p => sliceMappingId(p.text, p.marker)),
        'uuid[]',
      )}) AS r(space_id, id) JOIN s USING (space_id) WHERE m.space_id = r.space_id AND m.id = r.id`,
    )
  const keys = parts.flatMap(part => part.orderKeys.map(([id, key]) => ({ spaceId: part.spaceId, id, key })))
  if (keys.length)
    branches.add(
      'k',
      `UPDATE block b SET ord = r.ord FROM unnest(${param(
        keys.map(k => k.spaceId),
        'uuid[]',
      )}, ${param(
        keys.map(k => k.id),
        'uuid[]',
      )}, ${param(
        keys.map(k => k.key),
        'text[]',
      )}) AS r(space_id, id, ord) JOIN s USING (space_id) WHERE b.space_id = r.space_id AND b.id = r.id`,
    )
}

/** Everything that a write changes beside text, version and time would need the whole row. */
function isEdit(write: RecordWrite): boolean {
  return write.base > 0 && write.onlyText === true
}

const bytes = (write: RecordWrite): Buffer | null => (write.text ? Buffer.from(write.text.state) : null)

type Param = (value: unknown, type: string) => string

/** A record as JSON that PostgreSQL turns into a row; bytea goes in as hex. */
function rowOf(write: RecordWrite): Record<string, unknown> {
  if (write.table !== 'block') return write.value
  const { content: _derived, ...value } = write.value
  return {
    ...value,
    ...(write.orderKey !== undefined ? { ord: write.orderKey } : {}),
    ...(write.text
      ? { text_state: `\\x${Buffer.from(write.text.state).toString('hex')}`, text_epoch: write.text.epoch }
      : {}),
  }
}

function updateBlocks(writes: readonly RecordWrite[], param: Param): string {
  const kept = new Set(['ord', 'text_state', 'text_epoch'])
  const columns = columnsOf(recordOf('block')).filter(({ name }) => name !== 'id' && name !== 'space_id')
  const sets = columns.map(
    ({ name }) =>
      `${quote(name)} = ${kept.has(name) ? `COALESCE(r.${quote(name)}, b.${quote(name)})` : `r.${quote(name)}`}`,
  )
  // Rows and their bases side by side: joined by id, thousands of them would be looked through for each.
  return `UPDATE block b SET ${sets.join(', ')} FROM ROWS FROM (jsonb_populate_recordset(NULL::block, ${param(
    JSON.stringify(writes.map(rowOf)),
    'jsonb',
  )}), unnest(${param(
    writes.map(w => w.base),
    'int[]',
  )})) r JOIN s USING (space_id)
   WHERE b.space_id = r.space_id AND b.id = r.id AND b.version = r.unnest`
}

function insertRecords(table: Table, writes: readonly RecordWrite[], param: Param, orUpdate: boolean): string {
  const definition: RecordDefinition = recordOf(table)
  const columns = columnsOf(definition).map(({ name }) => quote(name))
  const joined = definition.scope === 'space' ? 'JOIN s USING (space_id)' : 'JOIN s ON s.space_id = r.id'
  const names = columns.map(name => `r.${name}`).join(', ')
  const update = orUpdate
    ? ` ON CONFLICT (${primaryKeyOf(definition).map(quote).join(', ')}) DO UPDATE SET ${columns.map(name => `${name} = EXCLUDED.${name}`).join(', ')}`
    : ''
  return `INSERT INTO ${quote(table)} (${columns.join(', ')}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${quote(table)}, ${param(JSON.stringify(writes.map(rowOf)), 'jsonb')}) r ${joined}${update}`
}
