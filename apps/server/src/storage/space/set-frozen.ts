// The freeze of a space, on the row that every commit has to pass.
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

export async function setFrozen(pool: pg.Pool, spaceId: Uuid, reason: string | null): Promise<void> {
  await pool.query('UPDATE space_seq SET frozen = $2 WHERE space_id = $1', [spaceId, reason])
}
