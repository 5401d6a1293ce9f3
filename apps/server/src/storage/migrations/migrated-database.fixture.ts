// Test databases with all tables made. Migrating one from nothing costs about a second, and nearly every test file has one: they
// are copies of a template that is migrated once in a run.
import { createTestDatabase, type TestDatabase } from '../../postgres/test-database'
import { openDatabase } from '../database'
import { migrate } from './migrate'
import { updateRecordTables } from './record-tables'

/** Names the template of a whole run to the processes that are started in it. */
const SHARED_TEMPLATE = 'SHEAF_TEST_TEMPLATE'

let own: Promise<string> | undefined

/** A fresh database that a server finds ready. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  own ??= Promise.resolve(process.env[SHARED_TEMPLATE] ?? makeTemplate())
  return createTestDatabase(await own)
}

/** Makes the template for every process started from here on. */
export async function shareTemplate(): Promise<void> {
  process.env[SHARED_TEMPLATE] = await makeTemplate()
}

async function makeTemplate(): Promise<string> {
  const { connection } = await createTestDatabase()
  const db = openDatabase({ connection })
  await migrate(db.database)
  await updateRecordTables(db.database)
  await db.close()
  return connection.database
}
