// Titles alone, of as many pages as a list may name.
import type { Uuid } from '@sheaf/core/ids'
import type { RichText } from '@sheaf/core/text/rich-text'
import type pg from 'pg'

interface StoredTitle {
  readonly id: Uuid
  readonly title: RichText | null
}

/** Of those that are alive, in no order. */
export const readTitles = async (pool: pg.Pool, spaceId: Uuid, ids: readonly Uuid[]): Promise<StoredTitle[]> =>
  (
    await pool.query<StoredTitle>({
      name: 'titles',
      text: `SELECT id, properties->'title' AS title FROM block WHERE space_id = $1 AND id = ANY($2::uuid[]) AND alive`,
      values: [spaceId, ids],
    })
  ).rows
