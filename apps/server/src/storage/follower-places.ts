// Where each follower stands in each space's log. A place is moved in the transaction that writes what the follower made of the
// entries before it, under a lock of follower and space: of several processes one works at a time, and a crash loses nothing.
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'
import { inTransaction } from './transaction'

/** The transaction in which a place is moved. */
export type FollowerTx = Pick<pg.PoolClient, 'query'>

export interface Place {
  readonly version: number
  /** Everything up to here was taken in. */
  readonly seq: number
  /** How far a rebuild has come that is under way; '' at its beginning. */
  readonly rebuildAfter: string | null
}

/** Runs `step` with the place and writes the place it returns; null leaves it. Says whether it ran: another process may be at it. */
export async function atPlace(
  pool: pg.Pool,
  name: string,
  spaceId: Uuid,
  step: (tx: FollowerTx, place: Place | undefined) => Promise<Place | null>,
): Promise<boolean> {
  return inTransaction(pool, async tx => {
    const { rows: locked } = await tx.query<{ ok: boolean }>({
      name: 'follower-lock',
      text: `SELECT pg_try_advisory_xact_lock(hashtextextended('follower ' || $1::text || ' ' || $2::text, 0)) AS ok`,
      values: [name, spaceId],
    })
    const isMine = locked[0]?.ok === true
    if (isMine) {
      const { rows } = await tx.query<Place>({
        name: 'follower-place',
        text: 'SELECT version, seq, rebuild_after AS "rebuildAfter" FROM log_follower WHERE space_id = $1 AND name = $2',
        values: [spaceId, name],
      })
      const next = await step(tx, rows[0])
      if (next)
        await tx.query({
          name: 'follower-move',
          text: `INSERT INTO log_follower (space_id, name, version, seq, rebuild_after) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (space_id, name) DO UPDATE SET version = $3, seq = $4, rebuild_after = $5`,
          values: [spaceId, name, next.version, next.seq, next.rebuildAfter],
        })
    }
    return isMine
  })
}

/** Spaces whose log goes on beyond the follower's place, or whose follower was made for an older version. */
export async function spacesBehind(pool: pg.Pool, name: string, version: number): Promise<readonly Uuid[]> {
  const { rows } = await pool.query<{ space_id: Uuid }>(
    `SELECT s.space_id FROM space_seq s LEFT JOIN log_follower f ON f.space_id = s.space_id AND f.name = $1
     WHERE f.seq IS NULL AND s.seq > 0 OR f.version < $2
       OR f.version = $2 AND (f.seq < s.seq OR f.rebuild_after IS NOT NULL)`,
    [name, version],
  )
  return rows.map(row => row.space_id)
}
