// The rows of a collection as the engine takes them, read in pieces at one moment, and single rows as they are now.
import type { CollectionRow } from '@sheaf/core/collection/stored-columns'
import type { Uuid } from '@sheaf/core/ids'
import { ROW_NUMBER } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { StoredRow } from '@sheaf/core/records/value'
import type { Json } from '@sheaf/core/validation/checks'
import type pg from 'pg'
import { valueOfRow } from './record-rows'

const ROWS_PER_PIECE = 1_000

export interface ReadRow {
  readonly row: CollectionRow
  /** It has permissions of its own. */
  readonly isApart: boolean
}
interface Stored {
  readonly id: Uuid
  readonly properties: Readonly<Record<string, Json>> | null
  readonly number: number | null
  readonly order: string | null
  readonly icon: string | null
  readonly created_time: number | null
  readonly created_by_id: Uuid | null
  readonly last_edited_time: number | null
  readonly last_edited_by_id: Uuid | null
  readonly is_apart: boolean
}

const rowsFrom = (
  blocks: string,
): string => `SELECT id, properties, format->'${ROW_NUMBER}' AS number, format->>'collection_order' AS "order", format->>'page_icon' AS icon,
    created_time, created_by_id, last_edited_time, last_edited_by_id, permissions IS NOT NULL AS is_apart
  FROM ${blocks} WHERE space_id = $1 AND parent_id = $2 AND parent_table = 'collection' AND alive AND is_template IS NOT TRUE
    AND deleted_from_trash_time IS NULL`
const ROWS = rowsFrom('block')
/** By their ids, and by nothing else: a database that takes a new collection for small would read all of it. */
const ROWS_BY_ID = rowsFrom('(SELECT * FROM block WHERE space_id = $1 AND id = ANY($3::uuid[]) OFFSET 0) AS asked')

/** All rows with the collection and the seq as of which they are; null where there is no such collection. */
export async function readCollection(
  pool: pg.Pool,
  spaceId: Uuid,
  collectionId: Uuid,
  take: (rows: readonly ReadRow[]) => void,
): Promise<{ readonly collection: CollectionValue; readonly seq: number } | null> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows: heads } = await client.query<{ seq: number }>('SELECT seq FROM space_seq WHERE space_id = $1', [
      spaceId,
    ])
    const collection = await readOne(client, spaceId, collectionId)
    if (!heads[0] || !collection) return null
    await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${ROWS}`, [spaceId, collectionId])
    for (let more = true; more; ) {
      const { rows } = await client.query<Stored>(`FETCH ${ROWS_PER_PIECE} FROM rows`)
      take(rows.map(toRow))
      more = rows.length === ROWS_PER_PIECE
    }
    return { collection, seq: heads[0].seq }
  } finally {
    await client.query('COMMIT').catch(() => undefined)
    client.release()
  }
}

/** The collection as it is now. */
export async function readOne(
  client: Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>,
  spaceId: Uuid,
  collectionId: Uuid,
): Promise<CollectionValue | null> {
  const { rows } = await client.query<StoredRow>('SELECT * FROM collection WHERE space_id = $1 AND id = $2', [
    spaceId,
    collectionId,
  ])
  return rows[0] ? valueOfRow('collection', rows[0]) : null
}

/** Those of these that are there, as they are now. */
export async function readCollections(pool: pg.Pool, spaceId: Uuid, ids: readonly Uuid[]): Promise<CollectionValue[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<StoredRow>({
    name: 'collections',
    text: 'SELECT * FROM collection WHERE space_id = $1 AND id = ANY($2::uuid[])',
    values: [spaceId, ids],
  })
  return rows.map(row => valueOfRow('collection', row))
}

/** Those of these that are rows of the collection now. */
export async function readRows(
  pool: pg.Pool,
  spaceId: Uuid,
  collectionId: Uuid,
  ids: readonly Uuid[],
): Promise<ReadRow[]> {
  const { rows } = await pool.query<Stored>({
    name: 'collection-rows',
    text: ROWS_BY_ID,
    values: [spaceId, collectionId, ids],
  })
  return rows.map(toRow)
}

function toRow(stored: Stored): ReadRow {
  const { id, properties, number, order, icon, is_apart: isApart } = stored
  const nobody = '' as Uuid
  const fields = {
    id,
    created_time: stored.created_time ?? 0,
    created_by_id: stored.created_by_id ?? nobody,
    last_edited_time: stored.last_edited_time ?? 0,
    last_edited_by_id: stored.last_edited_by_id ?? nobody,
    number: number ?? 0,
    ...(icon === null ? {} : { icon }),
  }
  return { row: { fields, properties: properties ?? {}, ...(order === null ? {} : { orderKey: order }) }, isApart }
}

/** The row with a number. */
export async function rowNumbered(
  pool: pg.Pool,
  spaceId: Uuid,
  collectionId: Uuid,
  number: number,
): Promise<Uuid | undefined> {
  const { rows } = await pool.query<{ id: Uuid }>(
    `SELECT id FROM (${ROWS}) AS found WHERE number = to_jsonb($3::bigint) LIMIT 1`,
    [spaceId, collectionId, number],
  )
  return rows[0]?.id
}

/** All rows, in the trash and templates too; with `holds`, those that have a value of one of these properties. */
export async function rowIdsOf(
  pool: pg.Pool,
  spaceId: Uuid,
  collectionId: Uuid,
  holds: readonly string[] | null,
): Promise<readonly Uuid[]> {
  const { rows } = await pool.query<{ id: Uuid }>({
    name: 'row-ids',
    text: `SELECT id FROM block WHERE space_id = $1 AND parent_id = $2 AND parent_table = 'collection'
             AND deleted_from_trash_time IS NULL AND ($3::text[] IS NULL OR properties ?| $3)`,
    values: [spaceId, collectionId, holds],
  })
  return rows.map(({ id }) => id)
}

/** What some rows hold in one property. */
export async function relatedOfRows(
  pool: pg.Pool,
  spaceId: Uuid,
  ids: readonly Uuid[],
  property: string,
): Promise<readonly { readonly id: Uuid; readonly related: Json }[]> {
  const { rows } = await pool.query<{ id: Uuid; related: Json }>(
    'SELECT id, properties->$3 AS related FROM block WHERE space_id = $1 AND id = ANY($2::uuid[])',
    [spaceId, ids, property],
  )
  return rows
}
