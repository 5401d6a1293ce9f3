import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../postgres/test-database'
import { type DatabaseDoor, isInvalidUnicode, isUniqueViolation, isUnreachable, openDatabase } from './database'
import { migrate } from './migrations/migrate'
import { updateRecordTables } from './migrations/record-tables'
import { pruneExpired } from './prune'
import { countDown, countUp } from './rate-limits'

let test: TestDatabase
let door: DatabaseDoor
beforeAll(async () => {
  test = await createTestDatabase()
  door = openDatabase({ connection: test.url })
  await migrate(door.database)
  await updateRecordTables(door.database)
})
afterAll(async () => {
  await door.close()
  await test.drop()
})

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the database door', () => {
  it('[P 3] gives 64-bit integers as numbers, alone and in lists', async () => {
    const { rows } =
      await sql`select 1700000000000::bigint as a, array[1, 2]::bigint[] as b, array[]::bigint[] as c`.execute(
        door.database,
      )
    expect(rows).toEqual([{ a: 1_700_000_000_000, b: [1, 2], c: [] }])
  })

  it('[P 8] tells a lost connection from a refused statement', async () => {
    const killed = await failureOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(door.database))
    expect(isUnreachable(killed)).toBe(true)
    // The pool may hand out the connection once more before it sees that it is gone.
    const answers = () => failureOf(sql`select 1`.execute(door.database))
    await expect.poll(answers, { message: 'the pool goes on' }).toBeUndefined()
    const wrong = await failureOf(sql`select * from no_such_table`.execute(door.database))
    expect(isUnreachable(wrong)).toBe(false)
    const nowhere = openDatabase({ connection: 'postgres://u:p@127.0.0.1:9/x' })
    expect(isUnreachable(await failureOf(sql`select 1`.execute(nowhere.database)))).toBe(true)
    await nowhere.close()
  })

  it('[P 8] survives the loss of idle connections', async () => {
    const lost: Error[] = []
    const other = openDatabase({ connection: test.connection, onLost: error => lost.push(error) })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.database)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(door.database)
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
    expect(isInvalidUnicode(await failureOf(sql`select ${'a\0b'}::text`.execute(door.database)))).toBe(true)
    const twice = sql`insert into rate_limit values ('k', 1, 1), ('k', 1, 1)`.execute(door.database)
    expect(isUniqueViolation(await failureOf(twice))).toBe(true)
  })
})

describe('counters', () => {
  it('[P 8] count in a window, start again after it, and count at once without losing any', async () => {
    const counters = [
      { key: 'a', windowMs: 1000 },
      { key: 'b', windowMs: 5000 },
    ]
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => countUp(door.database, i % 2 ? counters : [...counters].reverse(), 10_000)),
    )
    const points = async (now: number) =>
      Object.fromEntries((await countUp(door.database, counters, now)).map(count => [count.key, count.points]))
    expect(await points(10_500)).toEqual({ a: 21, b: 21 })
    expect(await points(11_000)).toEqual({ a: 1, b: 22 })
    await countDown(door.database, ['a', 'b'])
    await countDown(door.database, ['a', 'b'])
    expect(await points(11_001)).toEqual({ a: 1, b: 21 })
  })

  it('[P 8] what has run out is taken away', async () => {
    await pruneExpired(door.database, 1e15)
    expect(await door.database.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })
})
