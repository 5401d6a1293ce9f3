// The pages that are in no other page, with the team they belong to.
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

interface TopPage {
  readonly id: Uuid
  /** Null: somebody's own. */
  readonly team: string | null
}

export const topPages = async (pool: pg.Pool, spaceId: Uuid, pageTypes: readonly string[]): Promise<TopPage[]> =>
  (
    await pool.query<TopPage>(
      `SELECT block.id, team.name AS team FROM block LEFT JOIN team ON team.id = block.parent_id AND block.parent_table = 'team'
       WHERE block.space_id = $1 AND block.alive AND block.type = ANY($2) AND block.parent_table IN ('team', 'space')
       ORDER BY team.name, block.created_time, block.id`,
      [spaceId, pageTypes],
    )
  ).rows

/** Those of everybody, in databases too: as many as a whole workspace has. */
export const countPages = async (pool: pg.Pool, spaceId: Uuid, pageTypes: readonly string[]): Promise<number> =>
  (
    await pool.query<{ pages: number }>(
      'SELECT count(*)::int AS pages FROM block WHERE space_id = $1 AND alive AND type = ANY($2)',
      [spaceId, pageTypes],
    )
  ).rows[0]?.pages ?? 0
