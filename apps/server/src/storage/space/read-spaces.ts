// Reads that go across spaces or past a room: what a person belongs to, who people are, how far spaces have come.
import type { Uuid } from '@sheaf/core/ids'
import type { RecordOf, Table, TableRecord } from '@sheaf/core/records/all'
import type { SheafUserValue } from '@sheaf/core/records/sheaf-user'
import type { StoredRow } from '@sheaf/core/records/value'
import type pg from 'pg'
import { valueOfRow } from './record-rows'

const read = async <T extends Table>(
  pool: pg.Pool,
  table: T,
  /** Statements have names so that they are prepared once for each connection. */
  name: string,
  text: string,
  values: unknown[],
): Promise<{ readonly table: T; readonly value: RecordOf<T> }[]> =>
  (await pool.query<StoredRow>({ name, text, values })).rows.map(row => ({ table, value: valueOfRow(table, row) }))

/** What the person belongs to, the oldest first. */
export const membershipsOf = (pool: pg.Pool, userId: Uuid): Promise<TableRecord<'space_user'>[]> =>
  read(
    pool,
    'space_user',
    'memberships',
    'SELECT * FROM space_user WHERE user_id = $1 AND alive ORDER BY first_joined_time, space_id',
    [userId],
  )

/** Those that are not in the archive. */
export async function teamIdsOf(pool: pg.Pool, spaceId: Uuid): Promise<Uuid[]> {
  const { rows } = await pool.query<{ id: Uuid }>({
    name: 'team-ids',
    text: 'SELECT id FROM team WHERE space_id = $1 AND archived_at IS NULL',
    values: [spaceId],
  })
  return rows.map(({ id }) => id)
}

/** People by id, with their addresses: whoever hands them out asks what the reader may know (core/permissions/known-of-person). */
export async function readUsers(pool: pg.Pool, ids: readonly Uuid[]): Promise<SheafUserValue[]> {
  const records = await read(
    pool,
    'sheaf_user',
    'users',
    'SELECT id, version, last_version, email, name, given_name, family_name, profile_photo FROM sheaf_user WHERE id = ANY($1::uuid[])',
    [ids],
  )
  return records.map(record => record.value)
}

/** A person as they see themselves. */
export async function readSelf(pool: pg.Pool, userId: Uuid): Promise<SheafUserValue | undefined> {
  const [record] = await read(
    pool,
    'sheaf_user',
    'self',
    'SELECT id, version, last_version, email, name, given_name, family_name, profile_photo, settings FROM sheaf_user WHERE id = $1',
    [userId],
  )
  return record?.value
}

export async function headsOf(pool: pg.Pool, spaceIds: readonly Uuid[]): Promise<Map<Uuid, number>> {
  const { rows } = await pool.query<{ space_id: Uuid; seq: number }>({
    name: 'heads',
    text: 'SELECT space_id, seq FROM space_seq WHERE space_id = ANY($1::uuid[])',
    values: [spaceIds],
  })
  return new Map(rows.map(row => [row.space_id, row.seq]))
}

/** Pages with an entry for the person in their own permissions, outside their own private ones. */
export async function pagesSharedWith(pool: pg.Pool, spaceId: Uuid, userId: Uuid): Promise<TableRecord<'block'>[]> {
  return read(
    pool,
    'block',
    'shared-pages',
    `SELECT * FROM block WHERE space_id = $1 AND alive AND permissions IS NOT NULL AND created_by_id IS DISTINCT FROM $2
       AND permissions @> jsonb_build_array(jsonb_build_object('type', 'user', 'user_id', $2::text))`,
    [spaceId, userId],
  )
}

/** The team that every member belongs to. */
export async function defaultTeamOf(pool: pg.Pool, spaceId: Uuid): Promise<Uuid | undefined> {
  const { rows } = await pool.query<{ id: Uuid }>(
    'SELECT id FROM team WHERE space_id = $1 AND is_default ORDER BY created_time LIMIT 1',
    [spaceId],
  )
  return rows[0]?.id
}

export const nameOf = (value: { readonly name?: string } | undefined): string => value?.name || 'Somebody'

/** In which of a person's spaces a block lies, for an address that does not say it; whether they may see it is another question. */
export async function spaceOfBlock(pool: pg.Pool, userId: Uuid, blockId: Uuid): Promise<Uuid | undefined> {
  const { rows } = await pool.query<{ space_id: Uuid }>({
    name: 'space-of-block',
    text: `SELECT space_id FROM block WHERE id = $2
             AND space_id = ANY(ARRAY(SELECT space_id FROM space_user WHERE user_id = $1 AND alive))`,
    values: [userId, blockId],
  })
  return rows[0]?.space_id
}
