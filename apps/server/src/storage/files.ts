// Files at rest, as far as they are rows: what is on its way, what a space has, where a file is shown besides at home.
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

/** What a file may be at home at: a block of a page, a workspace (its icon), a person (their photo). */
export const fileParents = ['block', 'space', 'sheaf_user'] as const
export type FileParent = (typeof fileParents)[number]

export interface PendingUpload {
  readonly id: Uuid
  readonly spaceId: Uuid
  readonly table: FileParent
  readonly parentId: Uuid
  /** Where its block is to be a row, for as long as it is not there. */
  readonly collectionId: Uuid | null
  readonly userId: Uuid
  readonly name: string
  readonly size: number
}

const PENDING =
  'id, space_id AS "spaceId", parent_table AS "table", parent_id AS "parentId", collection_id AS "collectionId", user_id AS "userId", name, size'
const used = (
  space: string,
): string => `(SELECT coalesce(sum(size), 0) FROM file_upload WHERE space_id = ${space} AND alive)::bigint
  + (SELECT coalesce(sum(size), 0) FROM pending_upload WHERE space_id = ${space})::bigint`

/** Reserves room for an upload. Says what the space has used when it does not fit; of two at once the second sees the first. */
export async function reserveUpload(
  pool: pg.Pool,
  upload: PendingUpload,
  quotaBytes: number,
  now: number,
): Promise<{ readonly isReserved: boolean; readonly usedBytes: number }> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('files ' || $1::text, 0))`, [upload.spaceId])
    const { rows } = await client.query<{ bytes: number }>(`SELECT ${used('$1::uuid')} AS bytes`, [upload.spaceId])
    const usedBytes = rows[0]?.bytes ?? 0
    const isReserved = usedBytes + upload.size <= quotaBytes
    if (isReserved)
      await client.query(
        'INSERT INTO pending_upload (id, space_id, parent_table, parent_id, collection_id, user_id, name, size, created_time) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
        [
          upload.id,
          upload.spaceId,
          upload.table,
          upload.parentId,
          upload.collectionId,
          upload.userId,
          upload.name,
          upload.size,
          now,
        ],
      )
    await client.query('COMMIT')
    return { isReserved, usedBytes }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

export const findPendingUpload = async (pool: pg.Pool, id: Uuid): Promise<PendingUpload | undefined> =>
  (await pool.query<PendingUpload>(`SELECT ${PENDING} FROM pending_upload WHERE id = $1`, [id])).rows[0]

export async function removePendingUpload(pool: pg.Pool, id: Uuid): Promise<void> {
  await pool.query('DELETE FROM pending_upload WHERE id = $1', [id])
}

/** Uploads that began before a time, oldest first. */
export const oldUploads = async (pool: pg.Pool, before: number): Promise<readonly Uuid[]> =>
  (
    await pool.query<{ id: Uuid }>(
      'SELECT id FROM pending_upload WHERE created_time < $1 ORDER BY created_time LIMIT 1000',
      [before],
    )
  ).rows.map(row => row.id)

export interface StoredFile {
  readonly id: Uuid
  readonly spaceId: Uuid
  /** Where it is at home. */
  readonly table: FileParent
  readonly parentId: Uuid
  readonly name: string
  readonly type: string
  readonly size: number
  readonly uploadedBy: Uuid | null
}

export const findFile = async (pool: pg.Pool, id: Uuid): Promise<StoredFile | undefined> =>
  (
    await pool.query<StoredFile>({
      name: 'find-file',
      text: `SELECT id, space_id AS "spaceId", parent_table AS "table", parent_id AS "parentId", name, content_type AS type, size, created_by_id AS "uploadedBy"
        FROM file_upload WHERE id = $1 AND alive`,
      values: [id],
    })
  ).rows[0]

export interface FilePlace {
  readonly spaceId: Uuid
  readonly table: FileParent
  readonly parentId: Uuid
}

export const placesOf = async (pool: pg.Pool, fileId: Uuid): Promise<readonly FilePlace[]> =>
  (
    await pool.query<FilePlace>(
      `SELECT space_id AS "spaceId", 'block' AS "table", block_id AS "parentId" FROM file_place WHERE file_id = $1 LIMIT 100`,
      [fileId],
    )
  ).rows

/** Shows a file on a further block. */
export async function addPlace(
  tx: Pick<pg.PoolClient, 'query'>,
  fileId: Uuid,
  place: { readonly spaceId: Uuid; readonly blockId: Uuid },
): Promise<void> {
  await tx.query('INSERT INTO file_place (file_id, space_id, block_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    fileId,
    place.spaceId,
    place.blockId,
  ])
}

export const hasBlock = async (pool: pg.Pool, spaceId: Uuid, id: Uuid): Promise<boolean> =>
  (await pool.query('SELECT 1 FROM block WHERE space_id = $1 AND id = $2', [spaceId, id])).rows.length > 0

/** Files that were sent before a time for rows that were never made. */
export async function endRowlessFiles(pool: pg.Pool, before: number): Promise<void> {
  await pool.query(
    `UPDATE file_upload f SET alive = false WHERE f.alive AND f.parent_table = 'block' AND f.created_time < $1
      AND NOT EXISTS (SELECT 1 FROM block b WHERE b.space_id = f.space_id AND b.id = f.parent_id)
      AND NOT EXISTS (SELECT 1 FROM file_place p WHERE p.file_id = f.id)`,
    [before],
  )
}

/** Files that nothing shows any more. */
export const deadFiles = async (pool: pg.Pool): Promise<readonly Uuid[]> =>
  (await pool.query<{ id: Uuid }>('SELECT id FROM file_upload WHERE NOT alive LIMIT 1000')).rows.map(row => row.id)

export async function forgetFile(pool: pg.Pool, id: Uuid): Promise<void> {
  await pool.query('DELETE FROM file_upload WHERE id = $1 AND NOT alive', [id])
}

/** A secret that all processes share; the first to ask makes it. */
export async function serverSecret(pool: pg.Pool, name: string, fresh: Buffer): Promise<Buffer> {
  await pool.query('INSERT INTO server_secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, fresh])
  const { rows } = await pool.query<{ value: Buffer }>('SELECT value FROM server_secret WHERE name = $1', [name])
  if (!rows[0]) throw new Error(`the secret ${name} could not be kept`)
  return rows[0].value
}
