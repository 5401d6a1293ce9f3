// The rows that a new space begins with. They stand before the log's first entry.
import type { Uuid } from '@sheaf/core/ids'
import { recordOf, type TableRecord } from '@sheaf/core/records/all'
import { columnsOf } from '@sheaf/core/records/ddl'
import type pg from 'pg'
import { inTransaction } from '../transaction'

export const insertSpace = (pool: pg.Pool, spaceId: Uuid, records: readonly TableRecord[]): Promise<void> =>
  inTransaction(pool, tx => insertSpaceIn(tx, spaceId, records))

export async function insertSpaceIn(
  tx: Pick<pg.ClientBase, 'query'>,
  spaceId: Uuid,
  records: readonly TableRecord[],
): Promise<void> {
  for (const { table, value } of records) {
    const columns = columnsOf(recordOf(table))
      .map(({ name }) => `"${name}"`)
      .join(', ')
    await tx.query(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb)`,
      [JSON.stringify(value)],
    )
  }
  await tx.query('INSERT INTO space_seq (space_id, seq) VALUES ($1, 0)', [spaceId])
}
