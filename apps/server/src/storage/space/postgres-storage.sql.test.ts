// The store on PostgreSQL does what every store must do, also where only roles are asked for; and its group commit keeps one bad
// part from failing its neighbours.

import type { Uuid } from '@sheaf/core/ids'
import { madeRecord } from '@sheaf/core/operations/space-state'
import { recordOf } from '@sheaf/core/records/all'
import { initialValue } from '@sheaf/core/records/value'
import type { CommitPart } from '@sheaf/sync/storage'
import { storageContract } from '@sheaf/sync/storage.contract'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import { withClient } from '../../postgres/connection'
import type { TestDatabase } from '../../postgres/test-database'
import { type OpenDatabase, openDatabase } from '../database'
import { createMigratedDatabase } from '../migrations/migrated-database.fixture'
import { insertSpace } from './insert-space'
import { PostgresStorage } from './postgres-storage'

let database: TestDatabase
let db: OpenDatabase
let storage: PostgresStorage
beforeAll(async () => {
  database = await createMigratedDatabase()
  db = openDatabase({ connection: database.connection })
  storage = new PostgresStorage(db.pool, Date.now)
})
afterAll(async () => {
  await storage.groups.close()
  await db.close()
  await database.drop()
})

storageContract('PostgreSQL', async () => ({
  storage,
  createSpace: (spaceId, records) =>
    insertSpace(
      db.pool,
      spaceId,
      records.map(({ table, value }) => madeRecord(table, initialValue(recordOf(table), value))),
    ),
  freeze: async (spaceId, reason) =>
    void (await db.pool.query('UPDATE space_seq SET frozen = $2 WHERE space_id = $1', [spaceId, reason])),
  truncateLog: async (spaceId, upTo) =>
    void (await db.pool.query('DELETE FROM space_log WHERE space_id = $1 AND seq <= $2', [spaceId, upTo])),
}))

describe('group commit', () => {
  const made = async (more: Partial<CommitPart> = {}): Promise<CommitPart> => {
    const spaceId = newUuid()
    await insertSpace(db.pool, spaceId, [])
    const [id, clientId, userId] = [newUuid(), newUuid(), newUuid()]
    const entry = { spaceId, seq: 1, id, clientId, n: 1, actorId: userId, at: 1, authoredAt: 1 }
    return {
      spaceId,
      expect: 0,
      entries: [{ ...entry, items: [], texts: [], permissions: false }],
      records: [],
      clients: [{ clientId, userId, n: 1, transactionId: id }],
      owners: [],
      parted: [],
      orderKeys: [],
      ...more,
    }
  }

  it('[P 8] commits what its neighbours want although one part cannot be written', async () => {
    const bad = await made()
    const spoilt = { ...bad, clients: bad.clients.map(row => ({ ...row, n: 2 ** 70 })) }
    const parts = [await made(), spoilt, await made()]
    const outcomes = await Promise.allSettled(parts.map(one => storage.commit(one)))
    expect(outcomes.map(outcome => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await storage.head(bad.spaceId))?.seq).toBe(0)
    expect((await storage.head((parts[0] as CommitPart).spaceId))?.seq).toBe(1)
  })

  it('[P 8] a part that was overtaken changes nothing, and its neighbours go through', async () => {
    const [one, two] = [await made(), await made({ expect: 7 })]
    expect(await Promise.all([storage.commit(one), storage.commit(two)])).toEqual(['committed', 'conflict'])
    expect(await storage.client(two.spaceId, (two.clients[0] as { clientId: typeof one.spaceId }).clientId)).toBeNull()
  })

  it('[S59] cannot prepare what does not build on the stored version, and keeps no connection of it', async () => {
    const part = await made()
    const record = (base: number): CommitPart['records'][number] => ({
      table: 'block',
      base,
      value: {
        id: part.spaceId,
        version: base + 1,
        last_version: base,
        space_id: part.spaceId,
        type: 'text',
        alive: true,
        parent_id: part.spaceId,
        parent_table: 'space',
      },
    })
    for (let i = 0; i < 5; i++) expect(await storage.prepare({ ...part, records: [record(3)] }).ready).toBe(false)
    const prepared = storage.prepare({ ...part, records: [record(0)] })
    expect(await prepared.ready).toBe(true)
    expect(await storage.commit({ ...part, prepared })).toBe('committed')
  })

  it('[S59] ends what others wait for when it is given up halfway', async () => {
    const part = await made()
    const records = Array.from({ length: 2_000 }, (_, i) => ({
      table: 'block' as const,
      base: 0,
      value: {
        id: newUuid(),
        version: 1,
        last_version: 0,
        space_id: part.spaceId,
        type: 'text',
        alive: true,
        created_time: i,
        parent_id: part.spaceId,
        parent_table: 'space' as const,
      },
    }))
    const prepared = storage.prepare({ ...part, records })
    await prepared.abandon()
    expect(await prepared.ready).toBe(false)
    expect(await storage.commit({ ...part, records: records.slice(0, 1) })).toBe('committed')
  })

  it('finds blocks by their ids also in a space that has grown since its statements were planned', async () => {
    const own = openDatabase({ connection: database.connection })
    const sessions: pg.PoolClient[] = []
    own.pool.on('connect', client => void sessions.push(client))
    const grown = new PostgresStorage(own.pool, Date.now)
    const { spaceId, ...part } = await made()
    const ids = Array.from({ length: 2_000 }, newUuid)
    let expected = 0
    const write = (some: readonly Uuid[], base: number): Promise<unknown> =>
      grown.commit({
        ...part,
        spaceId,
        expect: expected++,
        entries: part.entries.map(entry => ({ ...entry, seq: expected })),
        clients: part.clients.map(row => ({ ...row, n: expected })),
        records: some.map(id => ({
          table: 'block',
          base,
          value: {
            id,
            version: base + 1,
            last_version: base,
            space_id: spaceId,
            type: 'text',
            alive: true,
            parent_id: spaceId,
            parent_table: 'space',
          },
        })),
      })
    /** Entries of indexes that were read since the last time. */
    const reads = async (): Promise<number> => {
      for (const session of sessions) await session.query('SELECT pg_stat_force_next_flush()')
      const { rows } = await own.pool.query<{ read: number }>(
        `SELECT coalesce(sum(idx_tup_read), 0)::bigint AS read FROM pg_stat_user_indexes WHERE relname = 'block'`,
      )
      return rows[0]?.read ?? 0
    }
    const few = ids.slice(0, 3)
    expect(await write(few, 0)).toBe('committed')
    for (let base = 1; base < 4; base++) expect(await write(few, base)).toBe('committed')
    const many = ids.slice(3)
    expect(await write(many, 0)).toBe('committed')
    const before = await reads()
    expect(await write(many, 1)).toBe('committed')
    expect((await reads()) - before).toBeLessThan(20 * many.length)
    await grown.groups.close()
    await own.close()
  })

  it('[P 8] goes on when every connection was cut, without using the pool up', async () => {
    const part = async (): Promise<CommitPart> => {
      for (;;)
        try {
          return await made()
        } catch {
          // Its own connection was among those that were cut.
        }
    }
    for (let round = 0; round < 15; round++) {
      const parts = [await part(), await part(), await part()]
      await withClient(database.connection, client =>
        client.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        ),
      )
      const outcomes = await Promise.allSettled(parts.map(one => storage.commit(one)))
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'DatabaseLookupError' })
    }
    await expect.poll(async () => storage.commit(await part()).catch(() => 'away')).toBe('committed')
  })
})
