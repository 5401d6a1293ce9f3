// Questions to collections over real HTTP: what is answered after edits, to whom, by which process, and when memory is short.

import type { queryCollection } from '@sheaf/core/api/collection/query-collection'
import type { OutputOf } from '@sheaf/core/api/define'
import { toBase64 } from '@sheaf/core/base64'
import type { Query } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { operation } from '@sheaf/core/operations/operation'
import { TextStore } from '@sheaf/core/text/text-store'
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { Databases } from './database.fixture'

type Answer = OutputOf<typeof queryCollection>

const { server, owner, member, spaceId, team } = await sharedSpace()
const db = new Databases(spaceId)

const ask = (person: Person, collectionId: Uuid, query: Partial<Query> = {}, more: object = {}): Promise<Answer> =>
  person.call<Answer>('queryCollection', { source: { spaceId, collectionId }, query, ...more })
const set = (id: Uuid, property: string, value: Json) => db.set(db.block(id), ['properties', property], value)
const share = (id: Uuid) =>
  server.services.rooms.change(spaceId, owner.actor, state =>
    state.changeBlock(id, { permissions: [{ type: 'user', user_id: owner.userId, role: 'owner' }] }),
  )
const byCount: Partial<Query> = { sorts: [{ property: 'count', direction: 'ascending' }] }
const sum = [{ property: 'count', aggregation: 'sum' as const }]
const numbered = { count: { type: 'number' } }

describe('an answer', () => {
  it('[P 7] is true after every edit that was acknowledged', async () => {
    const { collectionId } = await db.database(owner, team, numbered)
    expect((await ask(owner, collectionId)).answer).toMatchObject({ total: 0, rows: [] })
    const [a, b, c] = (await db.rows(owner, collectionId, 3, i => ({ count: i }))) as [Uuid, Uuid, Uuid]
    expect((await ask(member, collectionId, byCount)).answer.rows).toEqual([a, b, c])
    await db.write(member, set(a, 'count', 10))
    expect((await ask(member, collectionId, byCount)).answer.rows).toEqual([b, c, a])
    await db.write(owner, db.trash(b))
    expect((await ask(owner, collectionId, { ...byCount, aggregations: sum })).answer).toMatchObject({
      rows: [c, a],
      total: 2,
      aggregations: { 'count:sum': 12 },
    })
    await db.write(owner, db.restore(b))
    expect((await ask(owner, collectionId, byCount)).answer.rows).toEqual([b, c, a])
    await db.write(owner, operation('moveBlock', db.block(c), { parent: team, at: { after: [], before: [] } }))
    expect((await ask(owner, collectionId, byCount)).answer.rows).toEqual([b, a])
    await db.write(owner, operation('unset', db.collection(collectionId), {}, 'schema', 'count'))
    expect((await ask(owner, collectionId, { aggregations: sum })).answer.total).toBe(2)
    const { recordMap, seq } = await ask(owner, collectionId)
    expect(Object.keys(recordMap.block ?? {}).toSorted()).toEqual([a, b].toSorted())
    expect(recordMap.collection?.[collectionId]).toMatchObject({
      role: 'owner',
      value: { deleted_schema: { count: {} } },
    })
    expect(seq).toBe((await server.services.rooms.storage.head(spaceId))?.seq)
  })

  it('[P 7] is what the view asks, with what the caller adds', async () => {
    const { blockId, collectionId, viewId } = await db.database(owner, team, numbered)
    const [a, b, c] = (await db.rows(owner, collectionId, 3, i => ({ count: i }))) as [Uuid, Uuid, Uuid]
    const view = { table: 'collection_view' as const, id: viewId, spaceId }
    await db.write(
      owner,
      db.set(view, ['query', 'sorts'], [{ property: 'count', direction: 'descending' }]),
      db.set(view, ['query', 'filter'], { property: 'count', operator: 'greater_than', value: 0 }),
      // What is no question is of no account.
      db.set(view, ['query', 'group'], { property: 7 }),
    )
    expect((await ask(owner, collectionId, {}, { viewId })).answer.rows).toEqual([c, b])
    expect((await ask(owner, collectionId, { sorts: [] }, { viewId })).answer.rows.toSorted()).toEqual(
      [b, c].toSorted(),
    )
    expect((await ask(owner, collectionId)).answer.rows).toContain(a)
    const elsewhere = await db.database(owner, team)
    const wrong = await owner.ask('queryCollection', {
      source: { spaceId, collectionId },
      viewId: elsewhere.viewId,
    })
    expect(wrong.status).toBe(404)
    expect(blockId).toBeTruthy()
  })

  it('brings what is computed, and the rows that are named', async () => {
    const target = await db.database(owner, team, numbered)
    const others = (await db.rows(owner, target.collectionId, 2, i => ({ count: i + 5 }))) as [Uuid, Uuid]
    const { collectionId } = await db.database(owner, team, {
      rel: { type: 'relation', collection_id: target.collectionId },
      total: { type: 'rollup', relation: 'rel', target: 'count', function: 'sum' },
    })
    const [row] = (await db.rows(owner, collectionId, 1)) as [Uuid]
    await db.write(owner, ...others.map(other => db.relate(row, 'rel', other)))
    const first = await ask(owner, collectionId)
    expect(first.computed).toEqual({ [row]: { total: expect.objectContaining({ cell: 11 }) } })
    expect(first.meanings).toMatchObject({ total: { form: 'number' } })
    expect(Object.keys(first.recordMap.block ?? {}).toSorted()).toEqual([row, ...others].toSorted())
    expect(Object.keys(first.recordMap.collection ?? {}).toSorted()).toEqual(
      [collectionId, target.collectionId].toSorted(),
    )
    await db.write(owner, set(others[0], 'count', 100))
    expect((await ask(owner, collectionId)).computed[row]).toMatchObject({ total: { cell: 106 } })
    // Over a row that the asker may not read, nothing is summed, and it is not there.
    await share(others[0])
    const hidden = await ask(member, collectionId)
    expect(hidden.computed[row]).toMatchObject({ total: { cell: 6 } })
    expect(Object.keys(hidden.recordMap.block ?? {}).toSorted()).toEqual([row, others[1]].toSorted())
    expect((await ask(owner, collectionId)).computed[row]).toMatchObject({ total: { cell: 106 } })
    // Nor is told of a collection that they may not read.
    await share(target.blockId)
    expect(Object.keys((await ask(member, collectionId)).recordMap.collection ?? {})).toEqual([collectionId])
  })

  it('knows when the asker, and nobody else, was last on a row', async () => {
    const { collectionId } = await db.database(owner, team, { seen: { type: 'last_visited_time' } })
    const [a, b] = (await db.rows(owner, collectionId, 2)) as [Uuid, Uuid]
    await owner.call('recordPageVisit', { page: { id: b, spaceId } })
    const filter = { property: 'seen', operator: 'is_not_empty' as const }
    const { answer, computed } = await ask(owner, collectionId, { filter })
    expect(answer.rows).toEqual([b])
    expect(computed[b]).toMatchObject({ seen: { cell: { hasTime: true } } })
    expect((await ask(member, collectionId, { filter })).answer.rows).toEqual([])
    expect((await ask(member, collectionId)).computed[a]).toEqual({ seen: { cell: null } })
  })
})

describe('[P 6] whoever may not read', () => {
  it('a row: it is neither shown nor counted, in the moment its rights change', async () => {
    const { collectionId } = await db.database(owner, team, numbered)
    const [a, b] = (await db.rows(owner, collectionId, 2, i => ({ count: i + 1 }))) as [Uuid, Uuid]
    await ask(member, collectionId)
    await share(b)
    const query = { aggregations: sum, group: { property: 'count' } }
    const { answer, recordMap } = await ask(member, collectionId, query)
    expect(answer).toMatchObject({ total: 1, aggregations: { 'count:sum': 1 } })
    expect(JSON.stringify(answer)).not.toContain(b)
    expect(Object.keys(recordMap.block ?? {})).toEqual([a])
    expect((await ask(owner, collectionId, query)).answer).toMatchObject({ total: 2, aggregations: { 'count:sum': 3 } })
    // A hidden row that goes and comes back is in no channel of the collection.
    await db.write(owner, db.trash(b))
    expect((await ask(owner, collectionId)).answer.total).toBe(1)
    await db.write(owner, db.restore(b))
    expect((await ask(owner, collectionId)).answer.total).toBe(2)
    expect((await ask(member, collectionId)).answer.total).toBe(1)
  })

  it.each(['that is hidden', 'that is not there', 'that was deleted for ever'])(
    'a collection %s: there is none',
    async what => {
      const { blockId, collectionId } = await db.database(owner, team)
      await ask(member, collectionId)
      if (what === 'that is hidden') await share(blockId)
      if (what === 'that was deleted for ever') {
        await db.write(owner, db.trash(blockId))
        await owner.call('deleteFromTrash', { spaceId, pageId: blockId })
      }
      const source = { spaceId, collectionId: what === 'that is not there' ? newUuid() : collectionId }
      expect(await member.ask('queryCollection', { source })).toMatchObject({
        status: 404,
        body: { name: 'NotFoundError' },
      })
    },
  )
})

describe('pages of an answer', () => {
  it('[P 7] go on where the last one ended, whatever comes and goes meanwhile', async () => {
    const { collectionId } = await db.database(owner, team, numbered)
    const ids = await db.rows(owner, collectionId, 60, i => ({ count: i * 10 }))
    const seen: Uuid[] = []
    let after: Query['after']
    for (let page = 0; page < 10; page++) {
      const { answer } = await ask(owner, collectionId, { ...byCount, limit: 10, ...(after ? { after } : {}) })
      seen.push(...answer.rows)
      if (!answer.hasMore) break
      after = { row: answer.rows.at(-1) as Uuid }
      // The row that the cursor names goes away; one comes before it; one behind it moves to the front.
      if (page === 0) await db.write(owner, db.trash(after.row))
      if (page === 1) await db.write(owner, db.row(collectionId, { count: 1 }))
      if (page === 2) await db.write(owner, set(ids[59] as Uuid, 'count', -5))
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(ids.slice(0, 59))
  })
})

describe('several processes', () => {
  it('[P 7] answer alike, each with what the other has just written', async () => {
    const other = await startListening(server.database)
    const there = owner.via(other.origin, other.origin)
    try {
      const { collectionId } = await db.database(owner, team, numbered)
      const [row] = (await db.rows(owner, collectionId, 1, () => ({ count: 0 }))) as [Uuid]
      for (let i = 1; i <= 10; i++) {
        const [writer, reader] = i % 2 ? [owner, there] : [there, owner]
        await db.write(writer, set(row, 'count', i), db.row(collectionId, { count: 0 }))
        const { answer } = await ask(reader, collectionId, { aggregations: sum })
        expect([answer.total, answer.aggregations['count:sum']]).toEqual([i + 1, i])
      }
    } finally {
      await other.stop()
    }
  })
})

describe('memory', () => {
  it('is given back when it is short, and nobody notices', async () => {
    const small = await startListening(server.database, { SHEAF_DATABASES_MB: '1' })
    const here = owner.via(small.origin, small.origin)
    try {
      const made: Uuid[] = []
      for (let i = 0; i < 4; i++) {
        const { collectionId } = await db.database(here, team, {
          count: { type: 'number' },
          note: { type: 'rich_text' },
        })
        await db.rows(here, collectionId, 800, n => ({ count: n, note: [['x'.repeat(300)]] }))
        made.push(collectionId)
      }
      const { collections } = small.services
      for (let round = 0; round < 3; round++)
        for (const id of made) {
          const { answer } = await ask(here, id, { aggregations: sum, limit: 1 })
          expect([answer.total, answer.aggregations['count:sum']]).toEqual([800, 319_600])
          expect(collections.bytes).toBeLessThanOrEqual(1_048_576)
        }
      const together = await Promise.all(made.map(id => ask(here, id, { limit: 1 })))
      expect(together.map(({ answer }) => answer.total)).toEqual([800, 800, 800, 800])
      expect(collections.size).toBeLessThan(4)
    } finally {
      await small.stop()
    }
  })

  it('a collection is loaded once, however many ask, and all of its 10,000 rows count', async () => {
    const { collectionId } = await db.database(owner, team, numbered)
    await db.rows(owner, collectionId, 10_000, i => ({ count: i }))
    const fresh = await startListening(server.database)
    try {
      const here = owner.via(fresh.origin, fresh.origin)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => ask(here, collectionId, { ...byCount, aggregations: sum, limit: 50 })),
      )
      for (const { answer } of answers) {
        expect([answer.total, answer.rows.length, answer.aggregations['count:sum']]).toEqual([10_000, 50, 49_995_000])
      }
      expect(fresh.services.collections.size).toBe(1)
    } finally {
      await fresh.stop()
    }
  })
})

describe('[P 5] readable ids', () => {
  it('lead to their rows, for those who may read them', async () => {
    const { collectionId } = await db.database(owner, team)
    const [a, b] = (await db.rows(owner, collectionId, 2)) as [Uuid, Uuid]
    await owner.call('changeRowPrefix', { spaceId, collectionId, prefix: 'BUG' })
    const find = (person: Person, uniqueId: string) => person.ask('findRow', { spaceId, uniqueId })
    expect((await find(member, 'bug-2')).body).toEqual({ pageId: b, collectionId })
    for (const none of ['BUG-3', 'BUGS-1', 'nonsense', 'BUG-0']) expect((await find(owner, none)).status).toBe(404)
    await share(a)
    expect((await find(member, 'BUG-1')).status).toBe(404)
    await owner.call('changeRowPrefix', { spaceId, collectionId, prefix: null })
    expect((await find(owner, 'BUG-2')).status).toBe(404)
  })

  it('say how many comments there are on them, without those that were settled or deleted', async () => {
    const { collectionId } = await db.database(owner, team)
    const [a, b, c] = (await db.rows(owner, collectionId, 3)) as [Uuid, Uuid, Uuid]
    const pointer = (table: 'discussion' | 'comment', id: Uuid) => ({ table, id, spaceId })
    const discuss = async (row: Uuid, count: number): Promise<{ discussion: Uuid; comments: readonly Uuid[] }> => {
      const discussion = newUuid()
      const comments = Array.from({ length: count }, newUuid)
      const made = (table: 'discussion' | 'comment', id: Uuid, parent: string, parent_id: Uuid) =>
        operation('create', pointer(table, id), { value: { parent_table: parent, parent_id } })
      await db.write(
        owner,
        made('discussion', discussion, 'block', row),
        operation('listInsert', db.block(row), { id: discussion, at: atEnd }, 'discussions'),
        ...comments.map(id => made('comment', id, 'discussion', discussion)),
      )
      return { discussion, comments }
    }
    const [onA, onB] = [await discuss(a, 3), await discuss(b, 1)]
    await discuss(a, 1)
    await discuss(c, 2)
    await db.write(
      owner,
      db.set(pointer('comment', onA.comments[0] as Uuid), ['alive'], false),
      db.set(pointer('discussion', onB.discussion), ['resolved'], true),
    )
    await share(c)
    expect((await ask(owner, collectionId)).comments).toEqual({ [a]: 3, [c]: 2 })
    expect((await ask(member, collectionId)).comments).toEqual({ [a]: 3 })
    // For what is done to many of them they come without texts and comments, or without their records too.
    const { update } = new TextStore({ clientId: 1, hydrate: () => [] }).insert(a, 0, 'Coats', {})
    await db.write(
      owner,
      operation('editText', db.block(a), { text: a, epoch: 0, update: toBase64(update as Uint8Array) }),
    )
    const parts = async (only?: 'rows' | 'records') => {
      const { answer, recordMap, texts, comments } = await ask(member, collectionId, {}, { only })
      return [answer.rows, recordMap.block, texts, comments].map(part => Object.keys(part ?? {}).length)
    }
    expect(await parts()).toEqual([2, 2, 1, 1])
    expect(await parts('records')).toEqual([2, 2, 0, 0])
    expect(await parts('rows')).toEqual([2, 0, 0, 0])
  })

  it('have a prefix that no other database of the space has', async () => {
    const [one, two] = [await db.database(owner, team), await db.database(owner, team)]
    const change = (collectionId: Uuid, prefix: string | null, person = owner) =>
      person.ask('changeRowPrefix', { spaceId, collectionId, prefix })
    const both = await Promise.all([change(one.collectionId, 'OPS'), change(two.collectionId, 'OPS')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.body).toMatchObject({ name: 'UserValidationError' })
    const [winner, loser] = both[0]?.status === 200 ? [one, two] : [two, one]
    expect((await change(winner.collectionId, 'DEV')).status).toBe(200)
    expect((await change(loser.collectionId, 'OPS')).status).toBe(200)
    expect((await change(loser.collectionId, 'lower')).body).toMatchObject({ name: 'UserValidationError' })
    await share(one.blockId)
    expect((await change(one.collectionId, 'QA', member)).status).toBe(404)
  })
})

describe('[P 8] a question that makes no sense', () => {
  it.each([
    [{ query: { filter: { property: 'a', operator: 'resembles' } } }],
    [{ query: { filter: { and: [{ or: 'x' }] } } }],
    [{ query: { limit: 1_000_000 } }],
    [{ query: { sorts: [{ property: 'a b', direction: 'ascending' }] } }],
    [{ context: { zone: 'Mars/Olympus' } }],
    [{ context: { locale: 'no_such_language_at_all' } }],
  ])('is refused: %j', async more => {
    const { collectionId } = await db.database(owner, team)
    const { status, body } = await owner.ask('queryCollection', { source: { spaceId, collectionId }, ...more })
    expect([status, (body as { name: string }).name]).toEqual([400, 'ValidationError'])
  })
  it('but not refused where the property is gone, or of another type', async () => {
    const { collectionId } = await db.database(owner, team, numbered)
    await db.rows(owner, collectionId, 2)
    for (const property of ['gone', 'count'])
      expect(
        (await ask(owner, collectionId, { filter: { property, operator: 'contains', value: { odd: [1] } } })).answer
          .total,
      ).toBe(2)
  })
})
