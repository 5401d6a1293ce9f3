// Who belongs to a space, and the teams there are in it. The log is the truth about each of them; these are lists.
import type { Uuid } from '@sheaf/core/ids'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import type { MembershipType } from '@sheaf/core/records/space-user'
import type { StoredRow } from '@sheaf/core/records/value'
import type pg from 'pg'
import { valueOfRow } from './record-rows'

export interface MemberRow {
  readonly userId: Uuid
  readonly type: MembershipType
}

/** The people of a space, guests too. */
export const membersOf = async (pool: pg.Pool, spaceId: Uuid): Promise<MemberRow[]> =>
  (
    await pool.query<MemberRow>(
      'SELECT user_id AS "userId", membership_type AS type FROM space_user WHERE space_id = $1 AND alive',
      [spaceId],
    )
  ).rows

export const membershipRecords = async (pool: pg.Pool, spaceId: Uuid): Promise<RecordValue[]> =>
  (
    await pool.query<StoredRow>(
      'SELECT * FROM space_user WHERE space_id = $1 AND alive ORDER BY first_joined_time, user_id',
      [spaceId],
    )
  ).rows.map(row => valueOfRow('space_user', row))

export const spacesOf = async (pool: pg.Pool, userId: Uuid): Promise<Uuid[]> =>
  (
    await pool.query<{ space_id: Uuid }>('SELECT space_id FROM space_user WHERE user_id = $1 AND alive', [userId])
  ).rows.map(row => row.space_id)

/** Every team, those in the archive too; whoever asks filters by role. */
export const teamsIn = async (pool: pg.Pool, spaceId: Uuid): Promise<RecordValue[]> =>
  (await pool.query<StoredRow>('SELECT * FROM team WHERE space_id = $1 ORDER BY created_time, id', [spaceId])).rows.map(
    row => valueOfRow('team', row),
  )

/** The teams that list somebody. */
export const teamsWith = async (pool: pg.Pool, spaceId: Uuid, userId: Uuid): Promise<Uuid[]> =>
  (
    await pool.query<{ id: Uuid }>(
      `SELECT id FROM team WHERE space_id = $1 AND membership @> jsonb_build_array(jsonb_build_object('user_id', $2::text))`,
      [spaceId, userId],
    )
  ).rows.map(row => row.id)

/** What the people of a space are called, also those who have left: what they did is still there. */
export async function peopleOf(pool: pg.Pool, spaceId: Uuid): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: Uuid; name: string | null; email: string | null }>(
    'SELECT u.id, u.name, u.email FROM space_user m JOIN sheaf_user u ON u.id = m.user_id WHERE m.space_id = $1',
    [spaceId],
  )
  return new Map(rows.map(({ id, name, email }) => [id, name || email || '']))
}

/** Whether two people are in one space. */
export const shareASpace = async (pool: pg.Pool, one: Uuid, other: Uuid): Promise<boolean> =>
  (
    await pool.query(
      'SELECT 1 FROM space_user a JOIN space_user b USING (space_id) WHERE a.user_id = $1 AND b.user_id = $2 AND a.alive AND b.alive LIMIT 1',
      [one, other],
    )
  ).rows.length > 0

/** The people of a space as they are found by words. */
export const contactsOf = async (
  pool: pg.Pool,
  spaceId: Uuid,
): Promise<readonly { readonly id: Uuid; readonly name: string; readonly email: string }[]> =>
  (
    await pool.query<{ id: Uuid; name: string; email: string }>(
      `SELECT u.id, coalesce(u.name, '') AS name, coalesce(u.email, '') AS email
       FROM space_user m JOIN sheaf_user u ON u.id = m.user_id WHERE m.space_id = $1 ORDER BY m.alive DESC, u.id`,
      [spaceId],
    )
  ).rows
