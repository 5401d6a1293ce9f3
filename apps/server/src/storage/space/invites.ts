// Invitations at rest. Only the hash of a code is kept; taking one uses it up.
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

export async function removeInvitesTo(pool: pg.Pool, spaceId: Uuid): Promise<void> {
  await pool.query('DELETE FROM space_invite WHERE space_id = $1', [spaceId])
}
