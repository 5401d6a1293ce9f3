// The rows that a new space begins with. They stand before the log's first entry.
import type { Uuid } from '@sheaf/core/ids'
import { recordOf, type TableRecord } from '@sheaf/core/records/all'
import { columnsOf } from '@sheaf/core/records/ddl'
import type pg from 'pg'

export async function insertSpace(pool: pg.Pool, spaceId: Uuid, records: readonly TableRecord[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    for (const { table, value } of records) {
      const columns = columnsOf(recordOf(table))
        .map(({ name }) => `"${name}"`)
        .join(', ')
      await client.query(
        `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb)`,
        [JSON.stringify(value)],
      )
    }
    await client.query('INSERT INTO space_seq (space_id, seq) VALUES ($1, 0)', [spaceId])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
