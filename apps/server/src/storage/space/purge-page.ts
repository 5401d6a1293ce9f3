// Takes the rows of a page that was deleted for ever, and of everything that belongs to it: its blocks, shown or not, with their texts,
// the pages in it, the databases with their rows, discussions, places of files. Pages are followed by `page_id`, which says where a
// block belongs also when it lies in the trash: nothing that has moved out is touched. Rows are followed by their collections.
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

/** What lies in the blocks "below": what is on those that are pages, and the rows of their collections. */
const INSIDE = `SELECT inside.id, inside.permissions FROM below JOIN LATERAL (
    SELECT b.id, b.permissions FROM block b WHERE b.space_id = $1 AND b.page_id = below.id
    UNION ALL SELECT r.id, r.permissions FROM collection c
      JOIN block r ON r.space_id = $1 AND r.parent_id = c.id AND r.parent_table = 'collection'
      WHERE c.space_id = $1 AND c.parent_id = below.id) AS inside ON true`

/** The page, what is on it, and so on below. Only a page that is deleted for ever: another is left alone. */
const BELOW = `WITH RECURSIVE below AS (
  SELECT id, permissions FROM block WHERE space_id = $1 AND id = $2 AND deleted_from_trash_time IS NOT NULL
  UNION ${INSIDE})
SELECT id FROM below`

/** Pages below a page that have permissions of their own: nothing above them says that they are gone. */
export const pagesApart = async (pool: pg.Pool, spaceId: Uuid, pageId: Uuid): Promise<readonly Uuid[]> =>
  (
    await pool.query<{ id: Uuid }>(
      `WITH RECURSIVE below AS (
         SELECT id, NULL::jsonb AS permissions FROM block WHERE space_id = $1 AND id = $2
         UNION ${INSIDE})
       SELECT id FROM below WHERE permissions IS NOT NULL`,
      [spaceId, pageId],
    )
  ).rows.map(row => row.id)

/** All or nothing. Of two at once the second finds nothing. Returns the files that nothing shows any more. */
export async function purgePage(pool: pg.Pool, spaceId: Uuid, pageId: Uuid): Promise<readonly Uuid[]> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT 1 FROM block WHERE space_id = $1 AND id = $2 FOR UPDATE', [spaceId, pageId])
    const { rows } = await client.query<{ id: Uuid }>(BELOW, [spaceId, pageId])
    const ids = rows.map(row => row.id)
    const files = ids.length ? await takeAway(client, spaceId, ids) : []
    await client.query('COMMIT')
    return files
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function takeAway(client: pg.PoolClient, spaceId: Uuid, ids: readonly Uuid[]): Promise<readonly Uuid[]> {
  const values = [spaceId, ids]
  const { rows: placed } = await client.query<{ id: Uuid }>(
    'DELETE FROM file_place WHERE space_id = $1 AND block_id = ANY($2::uuid[]) RETURNING file_id AS id',
    values,
  )
  await client.query(
    `DELETE FROM comment WHERE space_id = $1 AND parent_id IN (SELECT id FROM discussion WHERE space_id = $1 AND parent_id = ANY($2::uuid[]))`,
    values,
  )
  await client.query('DELETE FROM discussion WHERE space_id = $1 AND parent_id = ANY($2::uuid[])', values)
  await client.query(
    'DELETE FROM text_slice_block_mapping WHERE space_id = $1 AND (block_id = ANY($2::uuid[]) OR text_id = ANY($2::uuid[]))',
    values,
  )
  await takeDatabases(client, values)
  await client.query('DELETE FROM block WHERE space_id = $1 AND id = ANY($2::uuid[])', values)
  // A file lives on where another block shows it, although the block it was uploaded to is gone.
  const { rows: files } = await client.query<{ id: Uuid }>(
    `UPDATE file_upload f SET alive = false WHERE f.alive AND (f.space_id = $1 AND f.parent_id = ANY($2::uuid[]) OR f.id = ANY($3::uuid[]))
       AND NOT EXISTS (SELECT 1 FROM file_place p WHERE p.file_id = f.id)
       AND NOT EXISTS (SELECT 1 FROM block b WHERE b.space_id = f.space_id AND b.id = f.parent_id) RETURNING f.id`,
    [spaceId, ids, placed.map(row => row.id)],
  )
  return files.map(row => row.id)
}

async function takeDatabases(client: pg.PoolClient, values: unknown[]): Promise<void> {
  const collections = 'SELECT id FROM collection WHERE space_id = $1 AND parent_id = ANY($2::uuid[])'
  for (const table of ['record_counter', 'record_key', 'layout'])
    await client.query(`DELETE FROM ${table} WHERE space_id = $1 AND parent_id IN (${collections})`, values)
  for (const table of ['collection_view', 'collection'])
    await client.query(`DELETE FROM ${table} WHERE space_id = $1 AND parent_id = ANY($2::uuid[])`, values)
}
