// Which of these spaces take nothing at present: why a part that was handed in did not go through.
import type pg from 'pg'

export async function frozenSpaces(
  connection: Pick<pg.ClientBase, 'query'>,
  spaceIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await connection.query<{ space_id: string }>(
    'SELECT space_id FROM space_seq WHERE space_id = ANY($1) AND frozen IS NOT NULL',
    [spaceIds],
  )
  return new Set(rows.map(row => row.space_id))
}
