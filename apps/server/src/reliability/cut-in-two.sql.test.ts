// Work of several steps, with its process killed before each of its writes: another server brings it to its end, or nothing of it was begun.
import { setTimeout as delay } from 'node:timers/promises'
import type { Uuid } from '@sheaf/core/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { Databases } from '../collections/database.fixture'
import { FilePerson } from '../files/file-person.fixture'
import { type CutOff, cutOff } from './cut-off.fixture'
import { type ListeningServer, startListening } from './listening-server.fixture'
import { PageWriter } from './page-writer.fixture'
import { Person } from './person.fixture'

let first: ListeningServer
let second: ListeningServer
let dying: CutOff
let ada: Person
beforeAll(async () => {
  first = await startListening()
  second = await startListening(first.database)
  dying = cutOff(first.services)
  ada = await second.signUp('Ada')
})
afterAll(async () => {
  await second.discard()
  await first.discard()
})

const onFirst = (person: Person): Person => person.via(first.origin, first.origin)
const count = async (text: string, values: unknown[]): Promise<number> =>
  Number((await second.services.pool.query<{ n: number }>(`SELECT count(*) AS n FROM ${text}`, values)).rows[0]?.n)
const isIn = async (spaceId: Uuid, { userId }: Person): Promise<boolean> =>
  (await count('space_user WHERE space_id = $1 AND user_id = $2 AND alive', [spaceId, userId])) === 1

/** What was begun is brought to its end by whoever is left. */
async function recover(): Promise<void> {
  await dying.revive()
  const works = `job WHERE state <> 'dead' AND name NOT IN ('send-mail', 'queue-reminders')`
  const began = performance.now()
  do {
    await second.services.pool.query(`UPDATE job SET run_at = 0 WHERE state = 'waiting'`)
    await second.services.jobs.drain()
    if (performance.now() - began > 20_000) throw new Error('work is left over')
    if ((await count(works, [])) > 0) await delay(20)
  } while ((await count(works, [])) > 0)
  expect(await count(`job WHERE state = 'dead'`, [])).toBe(0)
}

/** `check` is told whether the call was answered. Returns how many steps there were. */
async function atEachWrite<T>(
  prepare: () => Promise<T>,
  run: (prepared: T) => Promise<unknown>,
  check: (prepared: T, isAnswered: boolean, step: string) => Promise<void>,
): Promise<number> {
  for (let write = 1; write < 200; write++) {
    const prepared = await prepare()
    dying.dieAt(write)
    const isAnswered = await run(prepared).then(
      () => true,
      () => false,
    )
    const hasDied = dying.hasDied()
    await recover()
    await check(prepared, isAnswered, `killed before write ${write}`)
    if (!hasDied) {
      expect(isAnswered).toBe(true)
      return write
    }
  }
  throw new Error('it never came to its end')
}

describe('cut in two before each of its writes,', () => {
  it('joining by invitation lets the person in, at once or with the same link', async () => {
    const steps = await atEachWrite(
      async () => {
        const { spaceId } = await ada.createSpace()
        const guest = await second.signUp('Guest')
        const { email } = await guest.call<{ email: string }>('getAccount')
        const { url } = await ada.call<{ url: string }>('createInvite', { spaceId, email })
        return { spaceId, guest, code: url.split('/').at(-1) ?? '' }
      },
      ({ guest, code }) => onFirst(guest).call('acceptInvite', { code }),
      async ({ spaceId, guest, code }, isAnswered, step) => {
        if (!isAnswered && !(await isIn(spaceId, guest))) await guest.call('acceptInvite', { code })
        expect(await isIn(spaceId, guest), step).toBe(true)
      },
    )
    expect(steps).toBeGreaterThan(2)
  })

  it('a workspace is made with its first page, or not at all', async () => {
    const steps = await atEachWrite(
      () => second.signUp('Maker'),
      maker => onFirst(maker).call('createSpace', { name: 'Mill' }),
      async ({ userId }, isAnswered, step) => {
        const { rows } = await second.services.pool.query<{ pages: number }>(
          `SELECT (SELECT count(*) FROM block b WHERE b.space_id = m.space_id AND b.parent_table = 'team') AS pages
           FROM space_user m WHERE m.user_id = $1`,
          [userId],
        )
        expect(
          rows.map(({ pages }) => pages),
          step,
        ).toEqual(isAnswered || rows.length > 0 ? [1] : [])
      },
    )
    expect(steps).toBeGreaterThan(3)
  })

  it('a page with a file and more blocks than a batch is copied whole, or not at all', async () => {
    const space = await ada.createSpace()
    const { spaceId } = space
    const writer = new PageWriter(ada, space)
    const pageId = await writer.page('Looms')
    const lines = Array.from({ length: 700 }, (_, i) => `Line ${i}`)
    for (let from = 0; from < lines.length; from += 175)
      await writer.save(...lines.slice(from, from + 175).map(line => writer.planLine(pageId, line).step))
    const picture = await writer.line(pageId, 'x', 'image')
    const fileId = await new FilePerson(ada).upload({ spaceId, blockId: picture }, Buffer.from('picture'))
    const source = [[`attachment:${fileId}:a.png`]]
    await writer.save(draft => draft.set(writer.block(picture), ['properties', 'source'], source))
    const textsOn = async (id: Uuid): Promise<unknown[]> => {
      const text = `SELECT properties ->> 'title' AS title FROM block WHERE space_id = $1 AND page_id = $2 ORDER BY ord COLLATE "C"`
      const { rows } = await second.services.pool.query<{ title: string }>(text, [spaceId, id])
      return rows.map(({ title }) => title)
    }
    const whole = await textsOn(pageId)
    expect(whole.length).toBeGreaterThan(700)
    const steps = await atEachWrite(
      async () => newUuid(),
      copyId => onFirst(ada).call('duplicatePage', { spaceId, pageId, copyId }),
      async (copyId, isAnswered, step) => {
        const copied = await textsOn(copyId)
        expect(copied, step).toEqual(isAnswered || copied.length > 0 ? whole : [])
        await second.followAll(spaceId)
        const places = `file_place p JOIN block b ON b.space_id = p.space_id AND b.id = p.block_id
          WHERE p.file_id = $1 AND b.page_id = $2`
        expect(await count(places, [fileId, copyId]), step).toBe(copied.length > 0 ? 1 : 0)
      },
    )
    expect(steps).toBeGreaterThan(3)
  })

  it('a property of more rows than a batch has its new type in all of them, or the old one', async () => {
    const space = await ada.createSpace()
    const { spaceId } = space
    const databases = new Databases(spaceId)
    const team = { table: 'team' as const, id: space.teamId, spaceId }
    const { collectionId } = await databases.database(ada, team, { count: { type: 'text' } })
    await databases.rows(ada, collectionId, 501, i => ({ count: [[String(i)]] }))
    const typeNow = async (): Promise<string> => {
      const isNumber = `collection WHERE space_id = $1 AND id = $2 AND schema -> 'count' ->> 'type' = 'number'`
      return (await count(isNumber, [spaceId, collectionId])) === 1 ? 'number' : 'text'
    }
    const steps = await atEachWrite(
      async () => ((await typeNow()) === 'text' ? 'number' : 'text'),
      async type => {
        const change = { spaceId, collectionId, propertyId: 'count', type, changeId: newUuid() }
        for (let isDone = false; !isDone; )
          ({ isDone } = await onFirst(ada).call<{ isDone: boolean }>('changePropertyType', change))
      },
      async (type, isAnswered, step) => {
        const now = await typeNow()
        if (isAnswered) expect(now, step).toBe(type)
        const ofType = `block WHERE space_id = $1 AND parent_id = $2 AND jsonb_typeof(properties -> 'count') = $3`
        expect(await count(ofType, [spaceId, collectionId, now === 'number' ? 'number' : 'array']), step).toBe(501)
      },
    )
    expect(steps).toBeGreaterThan(3)
  })

  it('somebody leaves a workspace with what only they could open reassigned, or stays', async () => {
    const steps = await atEachWrite(
      async () => {
        const space = await ada.createSpace()
        const member = await second.signUp('Member')
        await second.join(space.spaceId, ada, member)
        const theirs = new PageWriter(member, space)
        const page = await theirs.page('Secret', [], { table: 'space', id: space.spaceId, spaceId: space.spaceId })
        return { spaceId: space.spaceId, member, page }
      },
      ({ spaceId, member }) => onFirst(member).call('leaveSpace', { spaceId }),
      async ({ spaceId, member, page }, isAnswered, step) => {
        const { status } = await ada.ask('loadCachedPageChunkV2', {
          page: { id: page, spaceId },
          cursor: { stack: [] },
          verticalColumns: false,
        })
        const isOut = !(await isIn(spaceId, member))
        expect([isOut, status], step).toEqual(isAnswered || isOut ? [true, 200] : [false, 404])
      },
    )
    expect(steps).toBeGreaterThan(3)
  })

  it('a workspace ends for everybody, or for nobody', async () => {
    const member = await second.signUp('Member')
    const steps = await atEachWrite(
      async () => {
        const { spaceId } = await ada.createSpace('Mill')
        await second.join(spaceId, ada, member)
        return spaceId
      },
      spaceId => onFirst(ada).call('deleteSpace', { spaceId, name: 'Mill' }),
      async (spaceId, isAnswered, step) => {
        const both = [await isIn(spaceId, ada), await isIn(spaceId, member)]
        const isDeleted = await count('space WHERE id = $1 AND permanently_deleted_time IS NOT NULL', [spaceId])
        expect([...both, isDeleted], step).toEqual(isAnswered || !both[0] ? [false, false, 1] : [true, true, 0])
      },
    )
    expect(steps).toBeGreaterThan(4)
  })

  it('an account is deleted with all that was theirs, or stays as it was', async () => {
    const steps = await atEachWrite(
      async () => {
        const leaving = await second.signUp('Leaving')
        const [shared, own] = [await ada.createSpace('Shared'), await leaving.createSpace('Own')]
        await second.join(shared.spaceId, ada, leaving)
        return { leaving, spaces: [shared.spaceId, own.spaceId] as const }
      },
      ({ leaving }) =>
        onFirst(leaving).call('deleteAccount', { proof: { type: 'password', password: 'a good password' } }),
      async ({ leaving, spaces }, isAnswered, step) => {
        const left = [await isIn(spaces[0], leaving), await isIn(spaces[1], leaving)]
        const accounts = await count('credential WHERE user_id = $1', [leaving.userId])
        const isGone = isAnswered || accounts === 0
        expect([...left, accounts], step).toEqual(isGone ? [false, false, 0] : [true, true, 1])
      },
    )
    expect(steps).toBeGreaterThan(6)
  })
})
