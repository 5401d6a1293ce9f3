// Texts by their id, without the blocks in whose rows they lie: other blocks may show them.
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

export interface StoredText {
  readonly id: Uuid
  readonly state: Uint8Array
}

export async function readTexts(
  database: Pick<pg.PoolClient, 'query'>,
  spaceId: Uuid,
  ids: readonly Uuid[],
): Promise<StoredText[]> {
  if (ids.length === 0) return []
  const { rows } = await database.query<{ id: Uuid; text_state: Buffer }>({
    name: 'texts',
    text: 'SELECT id, text_state FROM block WHERE space_id = $1 AND id = ANY($2::uuid[]) AND text_state IS NOT NULL',
    values: [spaceId, ids],
  })
  return rows.map(row => ({ id: row.id, state: new Uint8Array(row.text_state) }))
}
