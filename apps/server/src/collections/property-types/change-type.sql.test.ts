// The type of a property changes on the server: every row follows, nothing is lost, and it can be had back.

import type { changePropertyType } from '@sheaf/core/api/collection/change-property-type'
import type { InputOf, OutputOf } from '@sheaf/core/api/define'
import { keptIdOf, keptOf } from '@sheaf/core/collection/kept-property'
import type { Option, Property, Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { LOCK } from '@sheaf/core/operations/database-lock'
import { operation } from '@sheaf/core/operations/operation'
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import { startListening } from '../../reliability/listening-server.fixture'
import type { Person } from '../../reliability/person.fixture'
import { sharedSpace } from '../../reliability/shared-space.fixture'
import { Databases } from '../database.fixture'

type Input = InputOf<typeof changePropertyType>
type Output = OutputOf<typeof changePropertyType>

const { server, owner, member, spaceId, team } = await sharedSpace()
const db = new Databases(spaceId)

const bodyOf = (collectionId: Uuid, propertyId: string, more: Partial<Input>): Input => ({
  spaceId,
  collectionId,
  propertyId,
  changeId: newUuid(),
  ...more,
})
/** Until it is done. */
async function change(
  collectionId: Uuid,
  property: string,
  more: Partial<Input>,
  person: Person = owner,
): Promise<Output> {
  const body = bodyOf(collectionId, property, more)
  for (;;) {
    const answer = await person.call<Output>('changePropertyType', body)
    if (answer.isDone || more.dryRun) return answer
  }
}
const values = async (ids: readonly Uuid[]): Promise<Record<string, Json>[]> => {
  const { rows } = await server.services.pool.query<{ id: Uuid; properties: Record<string, Json> }>(
    'SELECT id, properties FROM block WHERE id = ANY($1::uuid[])',
    [ids],
  )
  return ids.map(id => rows.find(row => row.id === id)?.properties ?? {})
}
const schemas = async (collectionId: Uuid): Promise<{ schema: Schema; deleted: Schema }> =>
  (
    await server.services.pool.query<{ schema: Schema; deleted: Schema }>(
      'SELECT schema, deleted_schema AS deleted FROM collection WHERE id = $1',
      [collectionId],
    )
  ).rows[0] as { schema: Schema; deleted: Schema }
const propertyNow = async (collectionId: Uuid, id = 'p'): Promise<Property> =>
  (await schemas(collectionId)).schema[id] as Property
const groups = async (collectionId: Uuid, property = 'p') =>
  (
    await owner.call<{ answer: { groups: { key: string; total: number }[] } }>('queryCollection', {
      source: { spaceId, collectionId },
      query: { limit: 5, group: { property } },
    })
  ).answer.groups
const titled = (id: Uuid, title: string) =>
  server.services.rooms.change(spaceId, owner.actor, state =>
    state.changeBlock(id, { properties: { ...state.block(id)?.properties, title: [[title]] } }),
  )
const ownOnly = (id: Uuid) =>
  server.services.rooms.change(spaceId, owner.actor, state =>
    state.changeBlock(id, { permissions: [{ type: 'user', user_id: owner.userId, role: 'owner' }] }),
  )
const headSeq = async (): Promise<number> => (await server.services.rooms.storage.head(spaceId))?.seq ?? 0
const words = (text: string): Json => [[text]]

describe('[P 3] a type changes', () => {
  it('for all rows, those in the trash and templates too, and back', async () => {
    const { collectionId } = await db.database(owner, team, { p: { type: 'text', description: 'What to drink' } })
    const says = ['Tea', 'tea ', 'Coffee', 'Mate']
    const ids = await db.rows(owner, collectionId, 5, i => (says[i] ? { p: words(says[i]) } : {}))
    await db.write(owner, db.trash(ids[3] as Uuid))
    await server.services.rooms.change(spaceId, owner.actor, state =>
      state.changeBlock(ids[2] as Uuid, { is_template: true }),
    )
    const before = await values(ids)
    const was = await propertyNow(collectionId)

    const seq = await headSeq()
    const { keptAs, ...told } = await change(collectionId, 'p', { type: 'select' })
    expect(told).toMatchObject({ isDone: true, rows: 3, kept: 2, partly: 0, lost: 0 })
    expect(await headSeq()).toBe(seq + 1)
    const now = await propertyNow(collectionId)
    expect(now).toMatchObject({ id: 'p', name: 'p', type: 'select', description: 'What to drink' })
    const named = new Map((now['options'] as unknown as Option[]).map(({ id, name }) => [id, name]))
    expect([...named.values()].toSorted()).toEqual(['Coffee', 'Mate', 'Tea'])
    const after = await values(ids)
    expect(after.map(row => named.get(row['p'] as string))).toEqual(['Tea', 'Tea', 'Coffee', 'Mate', undefined])
    expect(after.map(row => row[keptAs])).toEqual(before.map(row => row['p']))
    expect((await groups(collectionId)).find(({ key }) => named.get(key) === 'Tea')?.total).toBe(2)

    const back = await change(collectionId, 'p', { returnTo: keptAs })
    expect(await propertyNow(collectionId)).toEqual(was)
    expect((await values(ids)).map(({ [back.keptAs]: _kept, ...rest }) => rest)).toEqual(before)
    expect(Object.keys((await schemas(collectionId)).deleted)).toEqual([back.keptAs])
    // And it can be done again by the same way.
    await change(collectionId, 'p', { returnTo: back.keptAs })
    expect((await values(ids)).map(row => row['p'])).toEqual(after.map(row => row['p']))
  })

  it('says before what would be lost, and writes nothing', async () => {
    const { collectionId } = await db.database(owner, team, { p: { type: 'text' } })
    const ids = await db.rows(owner, collectionId, 4, i => ({ p: words(['12', '7 apples', 'none', '3'][i] ?? '') }))
    await titled(ids[2] as Uuid, 'Third')
    const seq = await headSeq()
    const answer = await change(collectionId, 'p', { type: 'number', dryRun: true })
    expect(answer).toMatchObject({ isDone: false, rows: 4, kept: 2, partly: 1, lost: 1 })
    expect(answer.samples).toEqual([
      { row: ids[2], title: 'Third', before: 'none', after: '' },
      { row: ids[1], title: '', before: '7 apples', after: '7' },
    ])
    expect(await headSeq()).toBe(seq)
    await change(collectionId, 'p', { type: 'number' })
    expect((await values(ids)).map(row => row['p'])).toEqual([12, 7, undefined, 3])
  })

  it('takes what is computed or said by the row as values', async () => {
    const { collectionId } = await db.database(owner, team, {
      n: { type: 'number' },
      f: { type: 'formula', expression: 'prop("n") * 2' },
      by: { type: 'created_by' },
      at: { type: 'created_time' },
      u: { type: 'unique_id' },
    })
    const ids = await db.rows(owner, collectionId, 2, i => ({ n: i + 1 }))
    await owner.call('changeRowPrefix', { spaceId, collectionId, prefix: 'TEA' })
    expect(await change(collectionId, 'f', { type: 'number' })).toMatchObject({ kept: 2, lost: 0 })
    const { keptAs } = await change(collectionId, 'by', { type: 'text' })
    await change(collectionId, 'u', { type: 'text' })
    await change(collectionId, 'at', { type: 'date', context: { zone: 'Asia/Tokyo' } })
    expect(await values(ids)).toMatchObject([
      { f: 2, by: words('Owner'), u: words('TEA-1'), at: { zone: 'Asia/Tokyo' } },
      { f: 4, by: words('Owner'), u: words('TEA-2') },
    ])
    // A copy has both, and goes back with the others.
    const copyId = newUuid()
    await owner.call('duplicatePage', { spaceId, pageId: ids[0], copyId })
    expect((await values([copyId]))[0]).toMatchObject({ by: words('Owner'), [keptAs]: null, f: 2 })
    await change(collectionId, 'by', { returnTo: keptAs })
    expect((await values([...ids, copyId])).map(row => row['by'])).toEqual([undefined, undefined, undefined])
    // And what is stored is kept while something is computed in its place.
    const formula = await change(collectionId, 'n', { type: 'formula', settings: { expression: '1' } })
    expect(formula).toMatchObject({ lost: 3 })
    await change(collectionId, 'n', { returnTo: formula.keptAs })
    expect((await values(ids)).map(row => row['n'])).toEqual([1, 2])
  })

  it.each<[what: string, property: string, more: Partial<Input>, name: string]>([
    ['the title', 'title', { type: 'text' }, 'ValidationError'],
    ['into a title', 'p', { type: 'title' }, 'ValidationError'],
    ['into what it is', 'p', { type: 'text' }, 'ValidationError'],
    ['into nothing known', 'p', { type: 'dream' }, 'ValidationError'],
    ['into a relation to nothing', 'p', { type: 'relation' }, 'ValidationError'],
    [
      'into a relation to what is not there',
      'p',
      { type: 'relation', settings: { collection_id: newUuid() } },
      'NotFoundError',
    ],
    ['a property that is not there', 'q', { type: 'text' }, 'NotFoundError'],
    ['back to what it never was', 'p', { returnTo: 'x' }, 'NotFoundError'],
    ['both ways at once', 'p', { type: 'number', returnTo: 'x' }, 'ValidationError'],
  ])('but not %s', async (_what, property, more, name) => {
    const { collectionId } = await db.database(owner, team, { p: { type: 'text' } })
    expect((await owner.ask('changePropertyType', bodyOf(collectionId, property, more))).body).toMatchObject({ name })
  })
})

describe('[P 6] who may', () => {
  it('is who configures; others learn nothing', async () => {
    const { blockId, collectionId } = await db.database(owner, team, { p: { type: 'text' } })
    await db.rows(owner, collectionId, 1, () => ({ p: words('1') }))
    const as = async (role: 'reader' | 'content_editor' | 'editor' | null) => {
      await server.services.rooms.change(spaceId, owner.actor, state =>
        state.changeBlock(blockId, {
          permissions: [
            { type: 'user', user_id: owner.userId, role: 'owner' },
            ...(role ? [{ type: 'user' as const, user_id: member.userId, role }] : []),
          ],
        }),
      )
      const body = bodyOf(collectionId, 'p', { type: 'number' })
      const answers = [
        await member.ask('changePropertyType', { ...body, dryRun: true }),
        await member.ask('changePropertyType', body),
      ]
      return answers.map(answer => (answer.body as { name?: string }).name ?? 'done')
    }
    expect(await as(null)).toEqual(['NotFoundError', 'NotFoundError'])
    expect(await as('reader')).toEqual(['ForbiddenError', 'ForbiddenError'])
    expect(await as('content_editor')).toEqual(['ForbiddenError', 'ForbiddenError'])
    expect(await as('editor')).toEqual(['done', 'done'])
  })

  it('is nobody while the database is locked; what is done already is told', async () => {
    const { blockId, collectionId } = await db.database(owner, team, { p: { type: 'text' } })
    const ids = await db.rows(owner, collectionId, 1, () => ({ p: words('12') }))
    const lock = (value: boolean) => db.write(owner, db.set(db.block(blockId), ['format', LOCK], value))
    const body = bodyOf(collectionId, 'p', { type: 'number' })
    const [was, before] = [await schemas(collectionId), await values(ids)]
    await lock(true)
    for (const person of [owner, member])
      expect((await person.ask('changePropertyType', body)).body).toMatchObject({ name: 'ForbiddenError' })
    // Looking changes nothing.
    expect(await change(collectionId, 'p', { type: 'number', dryRun: true })).toMatchObject({ rows: 1, kept: 1 })
    expect([await schemas(collectionId), await values(ids)]).toEqual([was, before])

    await lock(false)
    expect(await owner.call<Output>('changePropertyType', body)).toMatchObject({ isDone: true })
    expect(await propertyNow(collectionId)).toMatchObject({ type: 'number' })
    await lock(true)
    // The same request again hears that it is done; the way back is a change of its own.
    expect(await owner.call<Output>('changePropertyType', body)).toMatchObject({ isDone: true })
    const back = bodyOf(collectionId, 'p', { returnTo: keptIdOf(body.changeId) })
    expect((await owner.ask('changePropertyType', back)).body).toMatchObject({ name: 'ForbiddenError' })
    expect(await propertyNow(collectionId)).toMatchObject({ type: 'number' })
  })

  it('converts rows that they may not see, and is told nothing of them', async () => {
    const other = await db.database(owner, team)
    const { collectionId } = await db.database(owner, team, {
      p: { type: 'text' },
      rel: { type: 'relation', collection_id: other.collectionId },
    })
    const [open, secret] = (await db.rows(owner, other.collectionId, 2)) as [Uuid, Uuid]
    await titled(open, 'Open')
    await titled(secret, 'Secret')
    const [seen, hidden] = (await db.rows(owner, collectionId, 2, () => ({ p: words('x') }))) as [Uuid, Uuid]
    await db.write(owner, db.relate(seen, 'rel', open), db.relate(seen, 'rel', secret))
    await ownOnly(secret)
    await ownOnly(hidden)
    const answer = await change(collectionId, 'p', { type: 'number', dryRun: true }, member)
    expect(answer).toMatchObject({ rows: 1, lost: 1, samples: [{ row: seen }] })
    await change(collectionId, 'p', { type: 'number' }, member)
    const { partly } = await change(collectionId, 'rel', { type: 'text' }, member)
    expect(partly).toBe(1)
    const [one, two] = await values([seen, hidden])
    expect([one?.['rel'], one?.['p'], two?.['p']]).toEqual([words('Open'), undefined, undefined])
  })
})

describe('[P 3] people who write meanwhile', () => {
  it('a value of the old type from a device that did not know breaks nothing, and comes back with the type', async () => {
    const { collectionId } = await db.database(owner, team, { p: { type: 'text' } })
    const ids = (await db.rows(owner, collectionId, 3, i => ({ p: words(`${i}`) }))) as [Uuid, Uuid, Uuid]
    const { keptAs } = await change(collectionId, 'p', { type: 'multi_select' })
    await db.write(owner, db.set(db.block(ids[0]), ['properties', 'p'], words('late')))
    const listed = await owner.call<{ answer: { rows: Uuid[]; groups: { total: number }[] } }>('queryCollection', {
      source: { spaceId, collectionId },
      query: {
        limit: 5,
        group: { property: 'p' },
        sorts: [{ property: 'p', direction: 'ascending' }],
        filter: { property: 'p', operator: 'is_empty' },
      },
    })
    expect(listed.answer.groups.map(({ total }) => total)).toContain(1)
    // Somebody who knew gave another row a new value.
    const options = (await propertyNow(collectionId))['options'] as unknown as Option[]
    const two = options.find(({ name }) => name === '2')?.id ?? ''
    await db.write(owner, db.set(db.block(ids[1]), ['properties', 'p'], [two]))
    await change(collectionId, 'p', { returnTo: keptAs })
    expect((await values(ids)).map(row => row['p'])).toEqual([words('late'), words('2'), words('2')])
  })

  it('two who change it at once do so one after the other, and nothing is lost', async () => {
    const { collectionId } = await db.database(owner, team, { p: { type: 'text' } })
    const ids = await db.rows(owner, collectionId, 3, i => ({ p: words(`${i + 1}`) }))
    const [one, two] = await Promise.all([
      change(collectionId, 'p', { type: 'number' }),
      change(collectionId, 'p', { type: 'select' }, member),
    ])
    const { deleted } = await schemas(collectionId)
    expect(Object.keys(deleted).toSorted()).toEqual([one.keptAs, two.keptAs].toSorted())
    const first = Object.values(deleted).find(({ type }) => type === 'text') as Property
    expect((await values(ids)).map(row => row[first.id])).toEqual([words('1'), words('2'), words('3')])
  })

  it('the same request twice, also at once and by another server, is done once', async () => {
    const { collectionId } = await db.database(owner, team, { p: { type: 'text' } })
    const ids = await db.rows(owner, collectionId, 3, i => ({ p: words(`${i}`) }))
    const changeId = newUuid()
    const other = await startListening(server.database)
    try {
      const elsewhere = owner.via(other.origin, other.origin)
      const [one, two, three] = await Promise.all([
        change(collectionId, 'p', { type: 'number', changeId }),
        change(collectionId, 'p', { type: 'number', changeId }),
        change(collectionId, 'p', { type: 'number', changeId }, elsewhere),
      ])
      expect([two, three]).toEqual([one, one])
    } finally {
      await other.stop()
    }
    expect((await values(ids)).map(row => row['p'])).toEqual([0, 1, 2])
    expect(Object.keys((await schemas(collectionId)).deleted)).toHaveLength(1)
    const seq = await headSeq()
    expect(await change(collectionId, 'p', { type: 'number', changeId })).toMatchObject({ kept: 3, rows: 3 })
    expect(await headSeq()).toBe(seq)
  })
})

describe('[P 3] a large collection', () => {
  it('is changed in portions that others write between, goes on after it was cut short, and comes back', async () => {
    const { collectionId } = await db.database(owner, team, { p: { type: 'text' } })
    const ids = await db.rows(owner, collectionId, 1_300, i => ({ p: words(`${i % 7}`) }))
    const last = ids.at(-1) as Uuid
    const seq = await headSeq()
    const changeId = newUuid()
    const [{ keptAs, ...told }] = await Promise.all([
      change(collectionId, 'p', { type: 'select', changeId }),
      titled(last, 'Written meanwhile'),
    ])
    expect(told).toMatchObject({ isDone: true, rows: 1_300, converted: 1_300, kept: 1_300 })
    // The collection, three portions, the end of it, and what somebody else wrote.
    expect(await headSeq()).toBe(seq + 6)
    expect(
      (await groups(collectionId))
        .filter(({ key }) => key)
        .map(({ total }) => total)
        .toSorted((a, b) => a - b),
    ).toEqual([185, 185, 186, 186, 186, 186, 186])
    expect((await values([last]))[0]).toMatchObject({ title: words('Written meanwhile') })
    // As if the server had stopped before the last rows.
    const cut = ids.slice(1_000)
    const [after, kept] = [await values(cut), (await schemas(collectionId)).deleted[keptAs] as Property]
    await server.services.rooms.change(
      spaceId,
      owner.actor,
      state => {
        for (const id of cut) {
          const { [keptAs]: was, ...rest } = state.block(id)?.properties ?? {}
          state.changeBlock(id, { properties: { ...rest, p: was as Json } })
        }
        const unfinished = { ...kept, kept: { ...keptOf(kept), isDone: false } }
        state.change('collection', collectionId, { deleted_schema: { [keptAs]: unfinished } })
      },
      { reads: cut.map(id => ({ table: 'block' as const, id })) },
    )
    // Somebody gives a row that was not reached another value: both are there when it has come to its end.
    const other = after[1]?.['p'] as string
    await db.write(owner, db.set(db.block(cut[0] as Uuid), ['properties', 'p'], other))
    await change(collectionId, 'p', { type: 'select', changeId })
    expect(await values(cut)).toEqual([{ ...after[0], p: other, [keptAs]: words('6') }, ...after.slice(1)])
    await change(collectionId, 'p', { returnTo: keptAs })
    expect((await values(ids)).map(row => row['p'])).toEqual(ids.map((_, i) => words(`${i === 1_000 ? 0 : i % 7}`)))
  })
})

describe('[P 3] relations', () => {
  const pair = async () => {
    const there = await db.database(owner, team)
    const here = await db.database(owner, team, {
      p: { type: 'relation', kind: 'dual', collection_id: there.collectionId, synced_property: 'back' },
    })
    await db.write(
      owner,
      db.set(db.collection(there.collectionId), ['schema', 'back'], {
        id: 'back',
        name: 'Back',
        type: 'relation',
        order: 1,
        kind: 'dual',
        collection_id: here.collectionId,
        synced_property: 'p',
      }),
    )
    const rows = (await db.rows(owner, here.collectionId, 2)) as [Uuid, Uuid]
    const others = (await db.rows(owner, there.collectionId, 2)) as [Uuid, Uuid]
    await titled(others[0], 'Plan')
    await titled(others[1], 'Tea')
    await db.write(owner, db.relate(rows[0], 'p', others[0]))
    return { here, there, rows, others }
  }

  it('that are kept stay true on both sides, and are again what both sides say', async () => {
    const { here, there, rows, others } = await pair()
    const { keptAs } = await change(here.collectionId, 'p', { type: 'text' })
    expect((await values(rows))[0]?.['p']).toEqual(words('Plan'))
    expect((await propertyNow(there.collectionId, 'back'))['synced_property']).toBe(keptAs)
    // Said over there, and here by a device that still takes it for a relation.
    await db.write(owner, db.relate(others[1], 'back', rows[1]), db.relate(rows[0], 'p', others[1]))
    await change(here.collectionId, 'p', { returnTo: keptAs })
    expect((await values(rows)).map(row => row['p'])).toEqual([[others[0], others[1]], [others[1]]])
    expect((await propertyNow(there.collectionId, 'back'))['synced_property']).toBe('p')
    await db.write(owner, operation('unrelate', db.block(rows[0]), { property: 'p', row: others[0] }))
    expect((await values(others)).map(row => row['back'])).toEqual([undefined, [rows[1], rows[0]]])
  })

  it('are made of words that are names of rows', async () => {
    const { there, others } = await pair()
    const { collectionId } = await db.database(owner, team, { p: { type: 'text' } })
    const ids = await db.rows(owner, collectionId, 3, i => ({ p: words(['plan', 'Tea, nothing', 'nothing'][i] ?? '') }))
    const settings = { collection_id: there.collectionId, kind: 'dual', synced_property: 'back' }
    const told = await change(collectionId, 'p', { type: 'relation', settings })
    expect(told).toMatchObject({ kept: 1, partly: 1, lost: 1 })
    expect((await values(ids)).map(row => row['p'])).toEqual([[others[0]], [others[1]], undefined])
    expect(await propertyNow(collectionId)).toMatchObject({ kind: 'single', collection_id: there.collectionId })
  })

  it('that become two-way are filled on the other side', async () => {
    const there = await db.database(owner, team)
    const here = await db.database(owner, team, { p: { type: 'relation', collection_id: there.collectionId } })
    const others = (await db.rows(owner, there.collectionId, 2)) as [Uuid, Uuid]
    const rows = await db.rows(owner, here.collectionId, 600)
    for (const some of [rows.slice(0, 300), rows.slice(300)])
      await db.write(owner, ...some.map((row, i) => db.relate(row, 'p', others[i % 2] as Uuid)))
    const fill = { spaceId, collectionId: here.collectionId, propertyId: 'p' }
    expect(await owner.call('fillRelation', fill)).toEqual({ isDone: true, rows: 0 })
    const back = { id: 'back', name: 'Back', type: 'relation', order: 1, kind: 'dual' }
    await db.write(
      owner,
      db.set(db.collection(there.collectionId), ['schema', 'back'], {
        ...back,
        collection_id: here.collectionId,
        synced_property: 'p',
      }),
      db.set(db.collection(here.collectionId), ['schema', 'p', 'kind'], 'dual'),
      db.set(db.collection(here.collectionId), ['schema', 'p', 'synced_property'], 'back'),
    )
    for (;;) if ((await owner.call<{ isDone: boolean }>('fillRelation', fill)).isDone) break
    const filled = await values(others)
    expect(filled.map(row => (row['back'] as Uuid[]).toSorted())).toEqual([
      rows.filter((_, i) => i % 2 === 0).toSorted(),
      rows.filter((_, i) => i % 2 === 1).toSorted(),
    ])
    await owner.call('fillRelation', fill)
    expect(await values(others)).toEqual(filled)
    await ownOnly(here.blockId)
    expect((await member.ask('fillRelation', fill)).status).toBe(404)
  })
})
