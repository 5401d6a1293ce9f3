// Record tables follow their definitions: a new table or field is there after the next start, without a migration. Whatever
// would change or lose data (another type, a rename, a removal) is a numbered migration.
import { createHash } from 'node:crypto'
import { allRecords } from '@sheaf/core/records/all'
import { columnsOf, ddlOf } from '@sheaf/core/records/ddl'
import type { RecordDefinition } from '@sheaf/core/records/define'
import { sql } from 'kysely'
import type { Database, Tx } from '../database'
import { locked } from './migrate'

const ours = allRecords as readonly RecordDefinition[]

/** Makes what is missing; returns whether anything was looked at. One start in a thousand has something to do. */
export async function updateRecordTables(
  database: Database,
  records: readonly RecordDefinition[] = ours,
): Promise<boolean> {
  const wanted = createHash('sha256').update(records.map(ddlOf).join('\n')).digest('hex')
  return locked(database, async tx => {
    await sql`create table if not exists record_tables (hash text not null)`.execute(tx)
    const { rows } = await sql<{ hash: string }>`select hash from record_tables`.execute(tx)
    if (rows[0]?.hash === wanted) return false
    const present = await presentColumns(tx)
    for (const record of records) {
      await addColumns(tx, record, present.get(record.table))
      await sql.raw(ddlOf(record)).execute(tx)
    }
    await sql`delete from record_tables`.execute(tx)
    await sql`insert into record_tables values (${wanted})`.execute(tx)
    return true
  })
}

async function presentColumns(tx: Tx): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema()`.execute(tx)
  const columns = new Map<string, Set<string>>()
  for (const { table, column } of rows) columns.set(table, (columns.get(table) ?? new Set()).add(column))
  return columns
}

/** Columns that a table lacks, before its indexes are made: a new index may be on a new column. */
async function addColumns(tx: Tx, record: RecordDefinition, present: ReadonlySet<string> | undefined): Promise<void> {
  if (!present) return
  for (const { name } of columnsOf(record).filter(column => !present.has(column.name)))
    await sql.raw(`alter table "${record.table}" add column ${columnDdl(record, name)}`).execute(tx)
}

/** The column's own line of the table's statement. */
function columnDdl(record: RecordDefinition, column: string): string {
  const line = ddlOf(record)
    .split('\n')
    .find(text => text.startsWith(`  "${column}" `))
  if (!line) throw new Error(`No line for ${record.table}.${column} in its statement`)
  return line.trim().replace(/,$/, '')
}
