// Invitations at rest. Only the hash of a code is kept.
import type { PendingInvite } from '@sheaf/core/api/invite/get-invites'
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

export interface Invite {
  readonly spaceId: Uuid
  readonly email: string
  readonly invitedBy: Uuid
}

/** Invites an address, or renews its invitation: the link sent before ends. False: the address is somebody's who is in the workspace. */
export async function putInvite(
  pool: pg.Pool,
  codeHash: Buffer,
  { spaceId, email, invitedBy }: Invite,
  expiresTime: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO space_invite (code_hash, space_id, email, invited_by, expires_time)
     SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (
       SELECT 1 FROM credential c JOIN space_user m ON m.user_id = c.user_id AND m.space_id = $2 AND m.alive WHERE c.email = $3)
     ON CONFLICT (space_id, email) DO UPDATE
     SET code_hash = excluded.code_hash, invited_by = excluded.invited_by, expires_time = excluded.expires_time`,
    [codeHash, spaceId, email, invitedBy, expiresTime],
  )
  return rowCount === 1
}

const COLUMNS = 'space_id AS "spaceId", email, invited_by AS "invitedBy"'

export async function findInvite(pool: pg.Pool, codeHash: Buffer, now: number): Promise<Invite | undefined> {
  return (
    await pool.query<Invite>(`SELECT ${COLUMNS} FROM space_invite WHERE code_hash = $1 AND expires_time > $2`, [
      codeHash,
      now,
    ])
  ).rows[0]
}

/** In the order of the addresses. */
export async function pendingInvites(pool: pg.Pool, spaceId: Uuid, now: number): Promise<readonly PendingInvite[]> {
  return (
    await pool.query<PendingInvite>(
      `SELECT email, invited_by AS "invitedBy" FROM space_invite
       WHERE space_id = $1 AND expires_time > $2 ORDER BY email`,
      [spaceId, now],
    )
  ).rows
}

/** Of one address: taken back, or accepted. */
export async function removeInviteOf(pool: pg.Pool, spaceId: Uuid, email: string): Promise<void> {
  await pool.query('DELETE FROM space_invite WHERE space_id = $1 AND email = $2', [spaceId, email])
}

export async function removeInvitesTo(pool: pg.Pool, spaceId: Uuid): Promise<void> {
  await pool.query('DELETE FROM space_invite WHERE space_id = $1', [spaceId])
}
