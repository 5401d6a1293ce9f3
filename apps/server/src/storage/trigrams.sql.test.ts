import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '../log'
import { createTestDatabase, type TestDatabase } from '../postgres/test-database'
import { type OpenDatabase, openDatabase } from './database'
import { migrate } from './migrations/migrate'
import { hasTrigrams, prepareTrigrams } from './trigrams'

let database: TestDatabase
let db: OpenDatabase
const logged: string[] = []
const log = createLog('info', line => logged.push(line))
beforeEach(async () => {
  logged.length = 0
  database = await createTestDatabase()
  db = openDatabase({ connection: database.connection })
  await migrate(db.database)
})
afterEach(async () => {
  await db.close()
  await database.drop()
})

it('are switched on where that is allowed, by several processes at once', async () => {
  await Promise.all([1, 2, 3].map(() => prepareTrigrams(db.pool, log)))
  expect(await hasTrigrams(db.pool)).toBe(true)
  expect(logged).toEqual([])
})

it('are done without where it is not, and the log says so', async () => {
  const strict = openDatabase({
    connection: { ...database.connection, options: '-c default_transaction_read_only=on' },
  })
  try {
    await prepareTrigrams(strict.pool, log)
    expect(logged.join()).toMatch(/pg_trgm is not to be had/)
    expect(await hasTrigrams(strict.pool)).toBe(false)
  } finally {
    await strict.close()
  }
})
