// Who belongs to a space, and the teams there are in it. The log is the truth about each of them; these are lists.
import type { Uuid } from '@sheaf/core/ids'
import type { MembershipType } from '@sheaf/core/records/membership'
import type { SpaceUserValue } from '@sheaf/core/records/space-user'
import type { TeamValue } from '@sheaf/core/records/team'
import type { StoredRow } from '@sheaf/core/records/value'
import type pg from 'pg'
import { valueOfRow } from './record-rows'

interface MemberRow {
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

export const membershipRecords = async (pool: pg.Pool, spaceId: Uuid): Promise<SpaceUserValue[]> =>
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
export const teamsIn = async (pool: pg.Pool, spaceId: Uuid): Promise<TeamValue[]> =>
  (await pool.query<StoredRow>('SELECT * FROM team WHERE space_id = $1 ORDER BY created_time, id', [spaceId])).rows.map(
    row => valueOfRow('team', row),
  )

/** Pages to which somebody has full access by an entry of their own; those after `after`, in the order of their ids. */
export const pagesKeptBy = async (
  pool: pg.Pool,
  spaceId: Uuid,
  userId: Uuid,
  after: Uuid | null,
  limit: number,
): Promise<Uuid[]> =>
  (
    await pool.query<{ id: Uuid }>(
      `SELECT id FROM block WHERE space_id = $1 AND alive AND permissions IS NOT NULL AND ($3::uuid IS NULL OR id > $3)
         AND permissions @> jsonb_build_array(jsonb_build_object('type', 'user', 'user_id', $2::text, 'role', 'owner'))
       ORDER BY id LIMIT $4`,
      [spaceId, userId, after, limit],
    )
  ).rows.map(row => row.id)

/** The teams that list somebody. */
export const teamsWith = async (pool: pg.Pool, spaceId: Uuid, userId: Uuid): Promise<Uuid[]> =>
  (
    await pool.query<{ id: Uuid }>(
      `SELECT id FROM team WHERE space_id = $1 AND membership @> jsonb_build_array(jsonb_build_object('user_id', $2::text))`,
      [spaceId, userId],
    )
  ).rows.map(row => row.id)

/** What the people of a space are called, never their addresses: guests ask too. Also those who have left: what they did is still there. */
export async function peopleOf(pool: pg.Pool, spaceId: Uuid): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: Uuid; name: string | null }>(
    'SELECT u.id, u.name FROM space_user m JOIN sheaf_user u ON u.id = m.user_id WHERE m.space_id = $1',
    [spaceId],
  )
  return new Map(rows.map(({ id, name }) => [id, name ?? '']))
}

/** Whether two people are in one space. */
export const shareASpace = async (pool: pg.Pool, one: Uuid, other: Uuid): Promise<boolean> =>
  (
    await pool.query(
      'SELECT 1 FROM space_user a JOIN space_user b USING (space_id) WHERE a.user_id = $1 AND b.user_id = $2 AND a.alive AND b.alive LIMIT 1',
      [one, other],
    )
  ).rows.length > 0

interface Contact {
  readonly id: Uuid
  readonly name: string
  /** Whoever uses it asks what the reader may know (core/permissions/known-of-person). */
  readonly email: string
  readonly alive: boolean
  readonly membership_type: MembershipType
}

/** The people of a space as they are found by words. */
export const contactsOf = async (pool: pg.Pool, spaceId: Uuid): Promise<readonly Contact[]> =>
  (
    await pool.query<Contact>(
      `SELECT u.id, coalesce(u.name, '') AS name, coalesce(u.email, '') AS email, m.alive, m.membership_type
       FROM space_user m JOIN sheaf_user u ON u.id = m.user_id WHERE m.space_id = $1 ORDER BY m.alive DESC, u.id`,
      [spaceId],
    )
  ).rows
