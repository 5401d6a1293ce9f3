// How much is said about rows, in discussions that nobody has settled. A row may list any discussion; only those that are about it count.
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

/** By row; those that nobody talks about are not there. */
export async function countComments(
  pool: pg.Pool,
  spaceId: Uuid,
  rows: readonly Uuid[],
  discussions: readonly Uuid[],
): Promise<ReadonlyMap<Uuid, number>> {
  if (discussions.length === 0) return new Map()
  const { rows: counted } = await pool.query<{ row: Uuid; comments: number }>(
    `SELECT d.parent_id AS row, count(*)::int AS comments
     FROM discussion d JOIN comment c ON c.space_id = d.space_id AND c.parent_id = d.id AND c.alive
     WHERE d.space_id = $1 AND d.id = ANY($2) AND d.parent_id = ANY($3) AND d.alive AND d.resolved IS NOT TRUE
     GROUP BY d.parent_id`,
    [spaceId, discussions, rows],
  )
  return new Map(counted.map(({ row, comments }) => [row, comments]))
}
