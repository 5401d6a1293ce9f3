// Blocks as answers carry them: whole records without their texts.
import type { Uuid } from '@sheaf/core/ids'
import { recordOf } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import { columnsOf } from '@sheaf/core/records/ddl'
import type { StoredRow } from '@sheaf/core/records/value'
import type pg from 'pg'
import { valueOfRow } from './record-rows'

const columns = columnsOf(recordOf('block'))
  .filter(({ isPublic }) => isPublic)
  .map(({ name }) => `b."${name}"`)
  .join(', ')
const WITH_CHILDREN = `SELECT ${columns}, (SELECT string_agg(c.id::text, ',' ORDER BY c.ord COLLATE "C") FROM block c
  WHERE c.space_id = $1 AND c.parent_id = b.id AND c.parent_table = 'block' AND c.alive) AS children`
const ALONE = `${WITH_CHILDREN} FROM block b WHERE b.space_id = $1 AND b.id = ANY($2::uuid[])`

function withChildren(row: StoredRow): BlockValue {
  const children = row['children']
  return Object.assign(valueOfRow('block', row), { content: typeof children === 'string' ? children.split(',') : [] })
}

/** The blocks alone, as whole records without their texts. */
export async function readBlocks(pool: pg.Pool, spaceId: Uuid, ids: readonly Uuid[]): Promise<BlockValue[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<StoredRow>({ name: 'blocks-alone', text: ALONE, values: [spaceId, ids] })
  return rows.map(withChildren)
}
