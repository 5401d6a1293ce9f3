import { allRecords } from '@sheaf/core/records/all'
import { defineRecord, fields, type RecordDefinition } from '@sheaf/core/records/define'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../postgres/test-database'
import { type Database, openDatabase } from '../database'
import { allMigrations } from './all'
import type { Migration } from './define'
import { MigrationError, migrate } from './migrate'
import { updateRecordTables } from './record-tables'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** As many pools as there are processes, on one new database. */
async function processes(count: number): Promise<Database[]> {
  const test = await createTestDatabase()
  closers.push(() => test.drop())
  return Array.from({ length: count }, () => {
    const db = openDatabase({ connection: test.connection, maxConnections: 2 })
    closers.push(db.close)
    return db.database
  })
}
async function oneProcess(): Promise<Database> {
  const [database] = await processes(1)
  if (!database) throw new Error('no database')
  return database
}
const tablesOf = async (database: Database): Promise<string[]> => {
  const { rows } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    database,
  )
  return rows.map(row => row.name)
}
const step = (id: number, name: string, text: string): Migration => ({
  id,
  name,
  up: async tx => void (await sql.raw(text).execute(tx)),
})

describe('migrations', () => {
  it('[P 3] make every table from nothing, and do nothing the second time', async () => {
    const database = await oneProcess()
    expect(await migrate(database)).toEqual(allMigrations.map(migration => migration.name))
    expect(await updateRecordTables(database)).toBe(true)
    const tables = await tablesOf(database)
    for (const record of allRecords) expect(tables).toContain(record.table)
    for (const table of ['credential', 'session', 'session_account', 'email_code', 'rate_limit'])
      expect(tables).toContain(table)
    expect(await migrate(database)).toEqual([])
    expect(await updateRecordTables(database)).toBe(false)
  })

  it('several processes that start at once do it once', async () => {
    const databases = await processes(4)
    const applied = await Promise.all(
      databases.map(async database => [await migrate(database), await updateRecordTables(database)] as const),
    )
    // The lock is given anew for each one, so any process may come to do the next: each is done once, wherever, and in order.
    const inOrder = allMigrations.map(migration => migration.name)
    const done = applied.flatMap(([names]) => names)
    expect(done.toSorted((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other))).toEqual(inOrder)
    for (const [names] of applied) expect(names).toEqual(inOrder.filter(name => names.includes(name)))
    expect(applied.filter(([, changed]) => changed)).toHaveLength(1)
  })

  it('[P 6] of several invitations of one address, the last one stays', async () => {
    const database = await oneProcess()
    await migrate(
      database,
      allMigrations.filter(({ id }) => id < 10),
    )
    const [space, by] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
    for (const [code, email, expires] of [
      ['a', 'zoe@example.com', 1],
      ['b', 'zoe@example.com', 2],
      ['c', 'ben@example.com', 1],
    ])
      await sql`insert into space_invite values (${code}::bytea, ${space}, ${email}, ${by}, ${expires})`.execute(
        database,
      )
    await migrate(database)
    const { rows } = await sql`select email, expires_time::int as at from space_invite order by email`.execute(database)
    expect(rows).toEqual([
      { email: 'ben@example.com', at: 1 },
      { email: 'zoe@example.com', at: 2 },
    ])
  })

  it('indexes of all rows give way to those of rows that have what is looked for', async () => {
    const database = await oneProcess()
    await migrate(
      database,
      allMigrations.filter(({ id }) => id < 11),
    )
    await sql`create table block (space_id uuid, id uuid, page_id uuid, primary key (space_id, id))`.execute(database)
    await sql`create index block_space_id_page_id_idx on block (space_id, page_id)`.execute(database)
    await migrate(database)
    await updateRecordTables(database)
    const { rows } = await sql<{
      def: string
    }>`select indexdef as def from pg_indexes where indexname = 'block_space_id_page_id_idx'`.execute(database)
    expect(rows.map(row => row.def)).toEqual([expect.stringContaining('WHERE (page_id IS NOT NULL)')])
  })

  it('one that fails leaves nothing of itself, and the earlier ones stand', async () => {
    const database = await oneProcess()
    const good = step(1, 'one', 'create table one (a int)')
    await expect(migrate(database, [good, step(2, 'two', 'create table two (a int); select 1/0')])).rejects.toThrow(
      /division by zero/,
    )
    expect(await tablesOf(database)).toEqual(['migration', 'one'])
    expect(await migrate(database, [good, step(2, 'two', 'create table two (a int)')])).toEqual(['two'])
  })

  it('a database of a newer Sheaf, or of another line, is refused in one sentence', async () => {
    const database = await oneProcess()
    const one = step(1, 'one', 'select 1')
    await migrate(database, [one, step(2, 'two', 'select 1')])
    await expect(migrate(database, [one])).rejects.toThrow(
      new MigrationError('The database was made by a newer Sheaf (it has migration 2, "two"): update this one.'),
    )
    await expect(migrate(database, [one, step(2, 'other', 'select 1')])).rejects.toThrow(/they are not the same line/)
  })
})

describe('record tables', () => {
  const before = defineRecord({
    table: 'thing',
    scope: 'space',
    fields: { space_id: fields.uuid(), title: fields.text() },
    required: ['space_id'],
  })
  const after = defineRecord({
    table: 'thing',
    scope: 'space',
    fields: {
      space_id: fields.uuid(),
      title: fields.text(),
      alive: fields.boolean({ initial: true }),
      rank: fields.text({ collation: 'C' }),
    },
    required: ['space_id', 'alive'],
    indexes: [['rank']],
  })

  it('[P 3] get new fields with their default and their index, and keep their rows', async () => {
    const database = await oneProcess()
    const update = (record: unknown) => updateRecordTables(database, [record as RecordDefinition])
    await update(before)
    await sql`insert into thing (id, space_id, version, last_version, title) values (gen_random_uuid(), gen_random_uuid(), 1, 0, 'kept')`.execute(
      database,
    )
    expect(await update(after)).toBe(true)
    const { rows } = await sql`select title, alive, rank from thing`.execute(database)
    expect(rows).toEqual([{ title: 'kept', alive: true, rank: null }])
    const indexes = await sql<{
      def: string
    }>`select indexdef as def from pg_indexes where tablename = 'thing'`.execute(database)
    expect(indexes.rows.map(row => row.def).join()).toContain('(space_id, rank)')
    expect(await update(after)).toBe(false)
  })
})
