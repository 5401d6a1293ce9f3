import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../postgres/test-database'
import { isInvalidUnicode, isUniqueViolation, isUnreachable, type OpenDatabase, openDatabase } from './database'
import { createMigratedDatabase } from './migrations/migrated-database.fixture'
import { pruneExpired } from './prune'
import { countDown, countUp } from './rate-limits'

let test: TestDatabase
let db: OpenDatabase
beforeAll(async () => {
  test = await createMigratedDatabase()
  db = openDatabase({ connection: test.url })
})
afterAll(async () => {
  await db.close()
  await test.drop()
})

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the database connection', () => {
  it('[P 3] gives 64-bit integers as numbers, alone and in lists', async () => {
    const { rows } =
      await sql`select 1700000000000::bigint as a, array[1, 2]::bigint[] as b, array[]::bigint[] as c`.execute(
        db.database,
      )
    expect(rows).toEqual([{ a: 1_700_000_000_000, b: [1, 2], c: [] }])
  })

  it('[P 8] tells a lost connection from a refused statement', async () => {
    const killed = await failureOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db.database))
    expect(isUnreachable(killed)).toBe(true)
    // The pool may hand out the connection once more before it sees that it is gone.
    const answers = () => failureOf(sql`select 1`.execute(db.database))
    await expect.poll(answers, { message: 'the pool goes on' }).toBeUndefined()
    const wrong = await failureOf(sql`select * from no_such_table`.execute(db.database))
    expect(isUnreachable(wrong)).toBe(false)
    const nowhere = openDatabase({ connection: 'postgres://u:p@127.0.0.1:9/x' })
    expect(isUnreachable(await failureOf(sql`select 1`.execute(nowhere.database)))).toBe(true)
    await nowhere.close()
  })

  it('[P 8] survives the loss of idle connections', async () => {
    const lost: Error[] = []
    const other = openDatabase({ connection: test.connection, onLost: error => lost.push(error) })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.database)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.database)
    await expect.poll(() => lost.length).toBe(1)
    expect((await sql`select 1 as one`.execute(other.database)).rows).toEqual([{ one: 1 }])
    await other.close()
  })

  it('[P 8] says nothing of connections that are lost while it closes', async () => {
    const lost: Error[] = []
    const other = openDatabase({ connection: test.connection, onLost: error => lost.push(error) })
    await sql`select 1`.execute(other.database)
    const client = await other.pool.connect()
    client.release()
    await other.close()
    other.pool.emit('error', new Error('terminating connection due to administrator command'), client)
    expect(lost).toEqual([])
  })

  it('[P 8] knows NUL and duplicates by their code', async () => {
    expect(isInvalidUnicode(await failureOf(sql`select ${'a\0b'}::text`.execute(db.database)))).toBe(true)
    const twice = sql`insert into rate_limit values ('k', 1, 1), ('k', 1, 1)`.execute(db.database)
    expect(isUniqueViolation(await failureOf(twice))).toBe(true)
  })
})

describe('counters', () => {
  it('[P 8] count in a window, start again after it, and count at once without losing any', async () => {
    const counters = [
      { key: 'a', windowMs: 1000, attempts: 100 },
      { key: 'b', windowMs: 5000, attempts: 100 },
    ]
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => countUp(db.database, i % 2 ? counters : [...counters].reverse(), 10_000)),
    )
    const points = async (now: number) => {
      await countUp(db.database, counters, now)
      const rows = await db.database.selectFrom('rate_limit').select(['key', 'points']).execute()
      return Object.fromEntries(rows.map(row => [row.key, row.points]))
    }
    expect(await points(10_500)).toEqual({ a: 21, b: 21 })
    expect(await points(11_000)).toEqual({ a: 1, b: 22 })
    await countDown(db.database, ['a', 'b'])
    await countDown(db.database, ['a', 'b'])
    expect(await points(11_001)).toEqual({ a: 1, b: 21 })
  })

  it('[P 8] slow down: each wait is twice the last, what comes too soon is not counted, and success ends the wait', async () => {
    const pause = { firstMs: 10, longestMs: 50 }
    const slow = [{ key: 'slow', windowMs: 100_000, attempts: 3, pause }]
    const at = (now: number) => countUp(db.database, slow, now)
    expect((await Promise.all([at(1000), at(1000), at(1000), at(1000), at(1000)])).sort()).toEqual([
      1010,
      1010,
      null,
      null,
      null,
    ])
    expect([await at(1009), await at(1010), await at(1010), await at(1030), await at(1031)]).toEqual([
      1010,
      null,
      1030,
      null,
      1070,
    ])
    expect([await at(1070), await at(1070), await at(1120), await at(1120)]).toEqual([null, 1120, null, 1170])
    await countDown(db.database, ['slow'])
    expect(await at(1121)).toBeNull()
  })

  it('[P 8] what has run out is taken away', async () => {
    await pruneExpired(db.database, 1e15)
    expect(await db.database.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })
})
