// Invitations at rest. Only the hash of a code is kept; taking one uses it up.
import type { PendingInvite } from '@sheaf/core/api/get-invites'
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

export interface Invite {
  readonly spaceId: Uuid
  readonly email: string
  readonly invitedBy: Uuid
}

export async function insertInvite(
  pool: pg.Pool,
  codeHash: Buffer,
  invite: Invite,
  expiresTime: number,
): Promise<void> {
  await pool.query(
    'INSERT INTO space_invite (code_hash, space_id, email, invited_by, expires_time) VALUES ($1, $2, $3, $4, $5)',
    [codeHash, invite.spaceId, invite.email, invite.invitedBy, expiresTime],
  )
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

/** Of two who use one link at once, one gets it. */
export async function takeInvite(pool: pg.Pool, codeHash: Buffer, now: number): Promise<Invite | undefined> {
  return (
    await pool.query<Invite>(
      `DELETE FROM space_invite WHERE code_hash = $1 AND expires_time > $2 RETURNING ${COLUMNS}`,
      [codeHash, now],
    )
  ).rows[0]
}

/** One for each address, however often it was asked; in the order of the addresses. */
export async function pendingInvites(pool: pg.Pool, spaceId: Uuid, now: number): Promise<readonly PendingInvite[]> {
  return (
    await pool.query<PendingInvite>(
      `SELECT DISTINCT ON (email) email, invited_by AS "invitedBy" FROM space_invite
       WHERE space_id = $1 AND expires_time > $2 ORDER BY email, expires_time DESC`,
      [spaceId, now],
    )
  ).rows
}

/** Of one address: taken back, or accepted. */
export async function removeInvitesOf(pool: pg.Pool, spaceId: Uuid, email: string): Promise<void> {
  await pool.query('DELETE FROM space_invite WHERE space_id = $1 AND email = $2', [spaceId, email])
}

export async function removeInvitesTo(pool: pg.Pool, spaceId: Uuid): Promise<void> {
  await pool.query('DELETE FROM space_invite WHERE space_id = $1', [spaceId])
}
