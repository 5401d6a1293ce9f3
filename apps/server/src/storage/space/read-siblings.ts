// What stands beside a page, by its titles: pages of the same parent; directly in the space, the person's own.
import type { Uuid } from '@sheaf/core/ids'
import type { RichText } from '@sheaf/core/text/rich-text'
import type pg from 'pg'

export const siblingTitles = async (
  pool: pg.Pool,
  spaceId: Uuid,
  parent: { readonly table: string; readonly id: Uuid },
  userId: Uuid,
  pageTypes: readonly string[],
): Promise<readonly RichText[]> =>
  (
    await pool.query<{ title: RichText | null }>(
      `SELECT properties->'title' AS title FROM block WHERE space_id = $1 AND parent_id = $2 AND parent_table = $3 AND alive AND type = ANY($4::text[])
         AND (parent_table <> 'space' OR created_by_id = $5)`,
      [spaceId, parent.id, parent.table, pageTypes, userId],
    )
  ).rows.flatMap(row => (row.title ? [row.title] : []))
