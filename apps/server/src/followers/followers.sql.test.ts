// Followers of the log: every entry, in order, exactly once in the database, whatever stops in the middle.
import { setTimeout as delay } from 'node:timers/promises'
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../postgres/test-database'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { PageWriter } from '../reliability/page-writer.fixture'
import type { Person } from '../reliability/person.fixture'
import type { FollowerTx } from '../storage/follower-places'
import { createMigratedDatabase } from '../storage/migrations/migrated-database.fixture'
import type { Follower } from './follower'
import { Followers } from './followers'

let database: TestDatabase
let server: ListeningServer
let ada: Person
let space: Awaited<ReturnType<Person['createSpace']>>
let writer: PageWriter
beforeEach(async () => {
  database = await createMigratedDatabase()
  server = await startListening(database)
  ada = await server.signUp('Ada')
  space = await ada.createSpace()
  writer = new PageWriter(ada, space)
  await server.services.pool.query(
    'CREATE TABLE followed (n bigserial, space_id uuid, seq bigint, by text, PRIMARY KEY (by, space_id, seq))',
  )
})
afterEach(async () => {
  await server.discard()
  await database.drop()
})

interface Told {
  readonly entries?: (entries: readonly LogEntry[]) => void | Promise<void>
  readonly rebuild?: (after: string) => string | null
}
const noting = (version: number, { entries: told, rebuild }: Told = {}): Follower => ({
  name: 'noting',
  version,
  follow: async (tx: FollowerTx, spaceId: Uuid, entries) => {
    for (const { seq } of entries)
      await tx.query('INSERT INTO followed (space_id, seq, by) VALUES ($1, $2, $3)', [spaceId, seq, `v${version}`])
    await told?.(entries)
  },
  rebuild: async (_tx, _spaceId, after) => rebuild?.(after) ?? null,
})
const following = (follower: Follower, on = server): Followers => {
  const { pool, rooms, log } = on.services
  return new Followers({ pool, storage: rooms.storage, log, followers: [follower] })
}
const followed = async (by = 'v1'): Promise<number[]> => {
  const { rows } = await server.services.pool.query<{ seq: number }>(
    'SELECT seq FROM followed WHERE space_id = $1 AND by = $2 ORDER BY n',
    [space.spaceId, by],
  )
  return rows.map(row => row.seq)
}
const head = async (): Promise<number> => (await server.services.rooms.storage.head(space.spaceId))?.seq ?? -1
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1)

describe('a follower of the log', () => {
  it('takes in every entry once and in order, from the first on, and goes on where it stopped', async () => {
    const followers = following(noting(1))
    for (let i = 0; i < 3; i++) {
      await writer.page(`Page ${i}`)
      await followers.catchUp(space.spaceId)
      expect(await followed()).toEqual(upTo(await head()))
    }
    await followers.catchUp(space.spaceId)
    expect(await followed()).toEqual(upTo(await head()))
  })

  it('that stops in the middle has written nothing, and takes the same entries in again', async () => {
    await writer.page('Page')
    let stops = 2
    const followers = following(
      noting(1, {
        entries: () => {
          if (stops-- > 0) throw new Error('stopped')
        },
      }),
    )
    for (let i = 0; i < 2; i++) {
      await expect(followers.catchUp(space.spaceId)).rejects.toThrow('stopped')
      expect(await followed()).toEqual([])
    }
    await followers.catchUp(space.spaceId)
    expect(await followed()).toEqual(upTo(await head()))
  })

  it('runs in one of two servers at a time, and together they miss nothing', async () => {
    const second = await startListening(database)
    try {
      let inside = 0
      let most = 0
      const slow: Told = {
        entries: async () => {
          most = Math.max(most, ++inside)
          await delay(20)
          inside--
        },
      }
      const both = [following(noting(1, slow)), following(noting(1, slow), second)]
      for (let i = 0; i < 10; i++) {
        await writer.page(`Page ${i}`)
        await Promise.all(both.map(followers => followers.catchUp(space.spaceId)))
      }
      await both[1]?.catchUp(space.spaceId)
      expect(most).toBe(1)
      expect(await followed()).toEqual(upTo(await head()))
    } finally {
      await second.discard()
    }
  })

  it('does not wait for a slow one', async () => {
    await writer.page('Page')
    let release = (): void => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const { pool, rooms, log } = server.services
    const slow = { ...noting(1, { entries: () => held }), name: 'slow' }
    const followers = new Followers({ pool, storage: rooms.storage, log, followers: [slow, noting(2)] })
    followers.start()
    try {
      for (let i = 0; i < 3; i++) {
        await writer.page(`Page ${i}`)
        followers.committedHere(space.spaceId)
        const last = await head()
        for (let tries = 0; tries < 200 && (await followed('v2')).at(-1) !== last; tries++) await delay(20)
        expect((await followed('v2')).at(-1)).toBe(last)
      }
      expect(await followed('v1')).toEqual([])
    } finally {
      release()
      await followers.close()
    }
  })

  it('builds anew, piece by piece, when its version is raised; and never when it is lowered', async () => {
    await writer.page('Page')
    await following(noting(1)).catchUp(space.spaceId)
    const pieces: string[] = []
    let stops = 1
    const raised = following(
      noting(2, {
        rebuild: after => {
          if (after === 'two' && stops-- > 0) throw new Error('stopped')
          pieces.push(after)
          return { '': 'one', one: 'two' }[after] ?? null
        },
      }),
    )
    await expect(raised.catchUp(space.spaceId)).rejects.toThrow('stopped')
    const before = await head()
    await writer.page('Meanwhile')
    await raised.catchUp(space.spaceId)
    expect(pieces).toEqual(['', 'one', 'two'])
    expect(await followed('v2')).toEqual(upTo(await head()).slice(before))
    const old = await followed()
    await following(noting(1)).catchUp(space.spaceId)
    expect(await followed()).toEqual(old)
  })

  it('builds anew where the log does not reach back to its place', async () => {
    await writer.page('Page')
    await following(noting(1)).catchUp(space.spaceId)
    const before = await followed()
    await writer.page('Missed')
    await server.services.pool.query('DELETE FROM space_log WHERE space_id = $1', [space.spaceId])
    let rebuilt = 0
    const followers = following(
      noting(1, {
        rebuild: () => {
          rebuilt++
          return null
        },
      }),
    )
    await followers.catchUp(space.spaceId)
    expect([rebuilt, await followed()]).toEqual([1, before])
    await writer.page('After')
    await followers.catchUp(space.spaceId)
    expect((await followed()).at(-1)).toBe(await head())
  })

  it('is woken when a server starts, for what was committed while none ran it', async () => {
    await writer.page('Page')
    const followers = following(noting(1))
    followers.start()
    try {
      for (let i = 0; i < 200 && (await followed()).length === 0; i++) await delay(50)
      expect(await followed()).toEqual(upTo(await head()))
    } finally {
      await followers.close()
    }
  })
})

describe('the search index', () => {
  it('is built from the records alike: after a new version, and after the log was dropped', async () => {
    const { pool } = server.services
    const outer = await writer.page('Outer', ['alpha', 'beta'])
    await writer.page('Inner', ['gamma'], writer.block(outer))
    await writer.trash(await writer.page('Gone', ['delta']))
    // Numbers only tell rows apart.
    const stored = async (): Promise<unknown> =>
      (
        await pool.query<Record<string, unknown>>(
          'SELECT * FROM search_part WHERE space_id = $1 ORDER BY page_id, part',
          [space.spaceId],
        )
      ).rows.map(row => ({ ...row, number: undefined }))
    await server.followAll(space.spaceId)
    const followedIndex = await stored()
    await pool.query(
      `UPDATE search_part SET page_id = gen_random_uuid(), words = title_words WHERE space_id = $1 AND title <> 'outer'`,
      [space.spaceId],
    )
    await pool.query('UPDATE log_follower SET version = 0 WHERE space_id = $1', [space.spaceId])
    await server.followAll(space.spaceId)
    expect(await stored()).toEqual(followedIndex)
    await pool.query('DELETE FROM search_part')
    await pool.query('DELETE FROM space_log WHERE space_id = $1', [space.spaceId])
    await pool.query('UPDATE log_follower SET seq = 0 WHERE space_id = $1', [space.spaceId])
    await server.followAll(space.spaceId)
    expect(await stored()).toEqual(followedIndex)
  })
})
