// Two people on a database whose rows are under rules: each sees their own, whatever they ask, and access follows what rows and rules say.

import type { queryCollection } from '@sheaf/core/api/collection/query-collection'
import type { OutputOf } from '@sheaf/core/api/define'
import type { Query } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { Databases } from './database.fixture'

type Answer = OutputOf<typeof queryCollection>

const { server, owner, member, spaceId, team } = await sharedSpace()
const db = new Databases(spaceId)
const other = await server.signUp('Other')
await server.join(spaceId, owner, other)

const people = { type: 'person' }
let collectionId: Uuid
let lookingId: Uuid
let looking: Uuid
/** By whose they are. */
let rows: Record<'members' | 'others' | 'both' | 'nobodys', Uuid>

const ask = (who: Person, collection: Uuid, query: Partial<Query> = {}): Promise<Answer> =>
  who.call<Answer>('queryCollection', { source: { spaceId, collectionId: collection }, query })
const rule = (value: Json) => db.set(db.collection(collectionId), ['row_permissions'], value)
const rules = [
  { type: 'property', property: 'who', role: 'editor' },
  { type: 'created_by', role: 'editor' },
]
const seen = async (who: Person): Promise<ReadonlySet<Uuid>> => new Set((await ask(who, collectionId)).answer.rows)

beforeAll(async () => {
  const made = await db.database(owner, team, {
    who: people,
    amount: { type: 'number' },
    state: { type: 'select', options: [{ id: 'open', name: 'Open', color: 'gray' }] },
    back: { type: 'relation' },
  })
  collectionId = made.collectionId
  const ids = await db.rows(owner, collectionId, 4, i => ({
    amount: 10 ** i,
    state: 'open',
    who: [[member.userId], [other.userId], [member.userId, other.userId], []][i] as Json,
  }))
  rows = { members: ids[0] as Uuid, others: ids[1] as Uuid, both: ids[2] as Uuid, nobodys: ids[3] as Uuid }
  const there = await db.database(owner, team, {
    items: { type: 'relation', collection_id: collectionId },
    total: { type: 'rollup', relation: 'items', target: 'amount', function: 'sum' },
  })
  lookingId = there.collectionId
  looking = (await db.rows(owner, lookingId, 1))[0] as Uuid
  await db.write(owner, ...ids.map(id => db.relate(looking, 'items', id)))
  await db.write(owner, rule(rules))
})

describe('[P 6] rows under rules', () => {
  it('are found by those who stand in them, in lists, groups, sums and rollups', async () => {
    const query: Partial<Query> = {
      group: { property: 'state' },
      aggregations: [{ property: 'amount', aggregation: 'sum' }],
    }
    const sums = async (who: Person) => {
      const { answer } = await ask(who, collectionId, query)
      const rollup = (await ask(who, lookingId)).computed[looking]?.['total']?.cell
      const groups = (answer.groups ?? []).filter(({ total }) => total > 0).map(({ key, total }) => [key, total])
      return { total: answer.total, sum: answer.aggregations['amount:sum'], groups, rollup }
    }
    expect(await sums(member)).toEqual({ total: 2, sum: 101, groups: [['open', 2]], rollup: 101 })
    expect(await sums(other)).toEqual({ total: 2, sum: 110, groups: [['open', 2]], rollup: 110 })
    expect(await sums(owner)).toEqual({ total: 4, sum: 1111, groups: [['open', 4]], rollup: 1111 })
    expect(await seen(member)).toEqual(new Set([rows.members, rows.both]))
  })

  it('do not come by any other way', async () => {
    const load = (who: Person, id: Uuid) =>
      who.ask('loadCachedPageChunkV2', {
        page: { id, spaceId },
        limit: 10,
        cursor: { stack: [] },
        verticalColumns: false,
      })
    const record = async (who: Person, id: Uuid) => {
      const requests = [{ pointer: db.block(id), version: -1 }]
      const { recordMap } = await who.call<{ recordMap: { block: Record<string, { role: string }> } }>(
        'syncRecordValues',
        {
          requests,
        },
      )
      return recordMap.block[id]?.role
    }
    expect([await record(member, rows.members), await record(member, rows.others)]).toEqual(['editor', 'none'])
    expect((await load(member, rows.others)).status).not.toBe(200)
    const write = (who: Person, id: Uuid) => db.save(who, db.set(db.block(id), ['properties', 'amount'], 5))
    expect(await write(member, rows.others)).toMatchObject({ error: { name: 'NotFoundError' } })
    await db.write(member, db.set(db.block(rows.members), ['properties', 'amount'], 1))
  })

  it('are found by a search only where they are seen', async () => {
    await server.services.rooms.change(spaceId, owner.actor, state => {
      for (const id of Object.values(rows))
        state.changeBlock(id, { properties: { ...state.block(id)?.properties, title: [['zebra']] } })
    })
    const found = async (who: Person): Promise<ReadonlySet<Uuid>> => {
      const { results } = await who.call<{ results: { id: Uuid }[] }>('search', {
        spaceId,
        query: 'zebra',
      })
      return new Set(results.map(({ id }) => id))
    }
    await expect.poll(() => found(owner), { timeout: 10_000 }).toEqual(new Set(Object.values(rows)))
    expect(await found(member)).toEqual(new Set([rows.members, rows.both]))
    expect(await found(other)).toEqual(new Set([rows.others, rows.both]))
  })

  it('are not heard of in the channel of the collection, and access follows at once', async () => {
    const socket = await server.open(member)
    const seq = (await ask(member, collectionId)).seq
    socket.send({ type: 'subscribe', channel: db.collection(collectionId), seq })
    await socket.next('subscribed')
    socket.send({ type: 'subscribe', channel: db.block(rows.members), seq })
    await socket.next('subscribed')
    await db.write(other, db.set(db.block(rows.others), ['properties', 'amount'], 11))
    const heard = await socket.next('entries')
    expect(heard.channel).toBe(collectionId)
    expect(heard.items).toMatchObject([{ table: 'collection', id: collectionId, changes: [] }])
    expect(JSON.stringify(heard)).not.toContain(rows.others)
    expect(JSON.stringify(heard)).not.toContain(other.userId)

    await db.write(owner, db.set(db.block(rows.members), ['properties', 'who'], [other.userId]))
    expect(await socket.next('revoked')).toMatchObject({ channel: rows.members })
    expect(await seen(member)).toEqual(new Set([rows.both]))
    expect(await seen(other)).toEqual(new Set([rows.members, rows.others, rows.both]))
    expect((await ask(member, lookingId)).computed[looking]?.['total']?.cell).toBe(100)

    await db.write(owner, rule([{ type: 'space', role: 'reader' }]))
    expect(await seen(member)).toEqual(new Set(Object.values(rows)))
    expect((await ask(member, lookingId)).computed[looking]?.['total']?.cell).toBe(1112)
    await db.write(owner, rule([]))
    expect(await seen(member)).toEqual(new Set())
    await db.write(owner, rule(rules))
    expect(await seen(member)).toEqual(new Set([rows.both]))
  })

  it('are set by whoever has full access, and by nobody else', async () => {
    expect(await db.save(member, rule([]))).toMatchObject({ error: { name: 'ForbiddenError' } })
  })
})
