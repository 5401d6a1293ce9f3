// The databases of some blocks: their collections, their views and the rows of those.
import type { Uuid } from '@sheaf/core/ids'
import { type RecordOf, recordOf, type Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { columnsOf } from '@sheaf/core/records/ddl'
import type { LayoutValue } from '@sheaf/core/records/layout'
import type { StoredRow } from '@sheaf/core/records/value'
import type pg from 'pg'
import { valueOfRow } from './record-rows'

const columns = columnsOf(recordOf('block'))
  .filter(({ isPublic }) => isPublic)
  .map(({ name }) => `"${name}"`)
  .join(', ')

async function within<T extends Table>(
  pool: pg.Pool,
  table: T,
  spaceId: Uuid,
  parents: readonly Uuid[],
): Promise<RecordOf<T>[]> {
  if (parents.length === 0) return []
  const { rows } = await pool.query<StoredRow>({
    name: `${table}-within`,
    text: `SELECT * FROM ${table} WHERE space_id = $1 AND parent_id = ANY($2::uuid[]) AND alive`,
    values: [spaceId, parents],
  })
  return rows.map(row => valueOfRow(table, row))
}
export const collectionsIn = (pool: pg.Pool, spaceId: Uuid, blocks: readonly Uuid[]): Promise<CollectionValue[]> =>
  within(pool, 'collection', spaceId, blocks)
export const viewsIn = (pool: pg.Pool, spaceId: Uuid, blocks: readonly Uuid[]): Promise<CollectionViewValue[]> =>
  within(pool, 'collection_view', spaceId, blocks)
export const layoutsOf = (pool: pg.Pool, spaceId: Uuid, collections: readonly Uuid[]): Promise<LayoutValue[]> =>
  within(pool, 'layout', spaceId, collections)

/** Every one of a space; whoever asks judges them. */
export const allCollections = async (pool: pg.Pool, spaceId: Uuid): Promise<CollectionValue[]> =>
  (
    await pool.query<StoredRow>(
      'SELECT * FROM collection WHERE space_id = $1 AND alive ORDER BY created_time, id LIMIT 2000',
      [spaceId],
    )
  ).rows.map(row => valueOfRow('collection', row))

/** Live rows in the order of their numbers, and templates; without what is on them. */
export async function rowsOf(pool: pg.Pool, spaceId: Uuid, collections: readonly Uuid[]): Promise<BlockValue[]> {
  if (collections.length === 0) return []
  const { rows } = await pool.query<StoredRow>({
    name: 'rows-of-collections',
    text: `SELECT ${columns} FROM block WHERE space_id = $1 AND parent_id = ANY($2::uuid[]) AND parent_table = 'collection' AND alive
           ORDER BY format->'collection_number' NULLS LAST, created_time, id`,
    values: [spaceId, collections],
  })
  return rows.map(row => valueOfRow('block', row))
}

/** Those of these pages that have something on them. */
export async function pagesWithBlocks(pool: pg.Pool, spaceId: Uuid, pages: readonly Uuid[]): Promise<Set<Uuid>> {
  const { rows } = await pool.query<{ id: Uuid }>(
    'SELECT DISTINCT page_id AS id FROM block WHERE space_id = $1 AND page_id = ANY($2::uuid[]) AND alive',
    [spaceId, pages],
  )
  return new Set(rows.map(row => row.id))
}
