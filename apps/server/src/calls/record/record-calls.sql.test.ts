// The calls about records: a new space, the sidebar, newer values, transactions, shared pages.

import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { membershipId, spaceViewId, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import { type ListeningServer, startListening } from '../../reliability/listening-server.fixture'
import { PageWriter } from '../../reliability/page-writer.fixture'
import type { Person } from '../../reliability/person.fixture'
import { createIn, Device, setFormat } from '../../reliability/transactions.fixture'
import { blocksOf } from '../../spaces/first-page-blocks'
import { firstPageWords } from '../../spaces/first-page-words/words'

let server: ListeningServer
let ada: Person
let grace: Person
let space: Awaited<ReturnType<Person['createSpace']>>
let device: Device
beforeAll(async () => {
  server = await startListening()
  ada = await server.signUp('Ada')
  grace = await server.signUp('Grace')
  space = await ada.createSpace()
  device = new Device(space.spaceId)
})
afterAll(() => server.discard())

const save = (person: Person, ...transactions: unknown[]) =>
  person.ask('saveTransactions', { requestId: newUuid(), transactions })
const page = () => blockPointer(space.spaceId, space.pageId)
const head = async (): Promise<number> =>
  (await server.services.pool.query('SELECT seq FROM space_seq WHERE space_id = $1', [space.spaceId])).rows[0].seq

describe('createSpace', () => {
  it("[P 7] answers the space, its maker's view, a team and a first page, all owned", async () => {
    const { spaceId, recordMap } = await ada.call<{ spaceId: Uuid; recordMap: RecordMap }>('createSpace', {
      name: '  Atelier ',
      icon: '🌾',
      initialUseCases: ['notes'],
    })
    expect(recordMap.space?.[spaceId]).toMatchObject({
      role: 'owner',
      value: { name: 'Atelier', icon: '🌾', version: 1 },
    })
    expect(recordMap.space_view?.[spaceViewId(spaceId, ada.userId)]).toBeDefined()
    expect(recordMap.space_user?.[membershipId(spaceId, ada.userId)]?.value).toMatchObject({ membership_type: 'owner' })
    const [team] = Object.values(recordMap.team ?? {})
    const [first] = Object.values(recordMap.block ?? {})
    expect(team?.value?.team_pages).toEqual([first?.value?.id])
    expect(first?.value?.content).toHaveLength(blocksOf(firstPageWords('en-US')).length)
  })
})

describe('getSpaces', () => {
  it("[P 7] gives each account its own spaces with the pages at their top, and nobody else's", async () => {
    const other = await grace.createSpace('Hers')
    const mine = (await ada.call<Record<string, RecordMap>>('getSpaces'))[ada.userId]
    expect(Object.keys(mine?.space ?? {})).toContain(space.spaceId)
    expect(mine?.block?.[space.pageId]?.role).toBe('owner')
    expect(JSON.stringify(mine)).not.toContain(other.spaceId)
    expect(JSON.stringify(mine)).not.toContain(grace.userId)
  })

  it('[P 7] no longer gives a space that the person was taken out of', async () => {
    await server.join(space.spaceId, ada, grace)
    const before = (await grace.call<Record<string, RecordMap>>('getSpaces'))[grace.userId]
    expect(before?.space?.[space.spaceId]?.role).toBe('reader')
    expect(before?.block?.[space.pageId]?.role).toBe('editor')
    await server.remove(space.spaceId, ada, grace)
    const after = (await grace.call<Record<string, RecordMap>>('getSpaces'))[grace.userId]
    expect(JSON.stringify(after)).not.toContain(space.spaceId)
  })
})

describe('what lists name', () => {
  it('[P 6] comes with the workspace as far as the sidebar first shows; titles of all of it are asked for apart', async () => {
    const { spaceId, teamId, pageId } = await ada.createSpace('Large')
    const writer = new PageWriter(ada, { spaceId, teamId })
    await server.join(spaceId, ada, grace)
    const planned = Array.from({ length: limits.firstListedPages + 5 }, (_, i) => writer.plan(` Page ${i}`))
    await writer.save(...planned.map(({ step }) => step))
    const ids = planned.map(({ id }) => id)
    const [hidden, gone] = [ids[0] as Uuid, ids[1] as Uuid]
    await writer.share(hidden, [{ type: 'user', user_id: ada.userId, role: 'owner' }])
    await writer.trash(gone)
    const spaces = (await grace.call<Record<string, RecordMap>>('getSpaces'))[grace.userId]
    const first = Object.keys(spaces?.block ?? {}).filter(id =>
      spaces?.team?.[teamId]?.value?.team_pages?.includes(id as Uuid),
    )
    expect(first.sort()).toEqual(
      [pageId, ...ids]
        .filter(id => id !== gone)
        .slice(0, limits.firstListedPages)
        .sort(),
    )
    // Nobody waits for what is not for them.
    expect(spaces?.block?.[hidden]).toEqual({ role: 'none' })

    const list = { spaceId, list: { table: 'team', id: teamId } }
    const { titles } = await grace.call<{ titles: Record<string, string> }>('getListedTitles', list)
    expect(Object.keys(titles)).toHaveLength(ids.length - 1)
    expect([titles[ids.at(-1) as Uuid], titles[hidden], titles[gone]]).toEqual([
      `Page ${ids.length - 1}`,
      undefined,
      undefined,
    ])
    const view = { spaceId, list: { table: 'space_view', id: spaceViewId(spaceId, ada.userId) } }
    expect((await grace.ask('getListedTitles', view)).status).toBe(404)
  })
})

describe('syncRecordValues', () => {
  const ask = async (person: Person, requests: unknown[]): Promise<RecordMap> =>
    (await person.call<{ recordMap: RecordMap }>('syncRecordValues', { requests })).recordMap

  it('[P 7] answers what is newer, and role none for what is gone or hidden', async () => {
    await save(ada, device.next(setFormat(space.spaceId, space.pageId, 'x', 1)))
    const { version } = (await ask(ada, [{ pointer: page(), version: -1 }])).block?.[space.pageId]?.value ?? {
      version: 0,
    }
    expect(version).toBeGreaterThan(1)
    expect(await ask(ada, [{ pointer: page(), version }])).toEqual({})
    expect(await ada.call('syncRecordValues', { requests: [{ pointer: page(), version }] })).toMatchObject({
      unchanged: { [`block:${space.pageId}`]: 'owner' },
    })
    const gone = newUuid()
    expect(await ask(ada, [{ pointer: blockPointer(space.spaceId, gone), version: 1 }])).toEqual({
      block: { [gone]: { role: 'none' } },
    })
    expect(await ask(grace, [{ pointer: page(), version: -1 }])).toEqual({
      block: { [space.pageId]: { role: 'none' } },
    })
    expect(
      await ask(grace, [{ pointer: { table: 'space', id: space.spaceId, spaceId: space.spaceId }, version: -1 }]),
    ).toEqual({
      space: { [space.spaceId]: { role: 'none' } },
    })
  })

  it('[P 8] shows people to those who share a space with them, and to nobody else', async () => {
    const pointer = { table: 'sheaf_user', id: ada.userId, spaceId: space.spaceId }
    expect(await ask(grace, [{ pointer, version: -1 }])).toEqual({ sheaf_user: { [ada.userId]: { role: 'none' } } })
    expect((await ask(ada, [{ pointer, version: -1 }])).sheaf_user?.[ada.userId]?.value?.name).toBe('Ada')
  })
})

describe('saveTransactions', () => {
  it('[P 7] answers each transaction by itself', async () => {
    const fresh = new Device(space.spaceId)
    const first = fresh.at(1, createIn(page()))
    const { status, body } = await save(
      ada,
      first,
      first,
      fresh.at(5),
      fresh.at(2, setFormat(space.spaceId, newUuid(), 'x', 1)),
      fresh.at(2),
    )
    expect(status).toBe(200)
    expect((body as { results: object[] }).results).toMatchObject([
      { id: first.id, n: 1, status: 'applied' },
      { id: first.id, n: 1, status: 'already-applied' },
      { n: 5, error: { name: 'OperationConflictError', status: 400, clientData: { type: 'gap', expect: 2 } } },
      { n: 2, error: { name: 'NotFoundError', status: 404 } },
      { n: 2, status: 'applied' },
    ])
  })

  it('[P 7] is 400 as a whole for a body that makes no sense, and nothing of it happens', async () => {
    const fresh = new Device(space.spaceId)
    const good = fresh.at(1, createIn(page()))
    const before = await head()
    for (const bad of [
      { ...good, n: 0 },
      { ...good, n: 1.5 },
      { ...good, id: 'x' },
      { ...good, more: 1 },
      { ...good, operations: [{ ...createIn(page()), command: 'explode' }] },
      { ...good, operations: [{ ...createIn(page()), args: {} }] },
      { ...good, operations: [{ ...setFormat(space.spaceId, space.pageId, 'x', 1), path: ['format', '__proto__'] }] },
      { ...good, operations: [createIn(blockPointer(newUuid(), space.pageId))] },
      { ...good, operations: [{ ...createIn(page()), pointer: blockPointer(newUuid(), newUuid()) }] },
    ]) {
      const { status, body } = await save(ada, good, bad)
      expect([status, (body as { name: string }).name], JSON.stringify(bad)).toEqual([400, 'ValidationError'])
    }
    expect(await head()).toBe(before)
    expect((await save(ada)).status).toBe(400)
  })
})

describe('getUserSharedPagesInSpace', () => {
  it('[P 7] lists pages shared by name with the person, and none of the private ones of others', async () => {
    await server.join(space.spaceId, ada, grace)
    const [shared, secret] = [newUuid(), newUuid()]
    const parent = { table: 'space' as const, id: space.spaceId, spaceId: space.spaceId }
    await save(ada, device.next(createIn(parent, shared, 'page')), device.next(createIn(parent, secret, 'page')))
    await save(
      ada,
      device.next(
        operation(
          'keyedSet',
          blockPointer(space.spaceId, shared),
          { key: grace.userId, value: { type: 'user', user_id: grace.userId, role: 'reader' } },
          'permissions',
        ),
      ),
    )
    const { pages, recordMap } = await grace.call<{ pages: { id: Uuid }[]; recordMap: RecordMap }>(
      'getUserSharedPagesInSpace',
      {
        spaceId: space.spaceId,
      },
    )
    expect(pages).toEqual([{ id: shared, spaceId: space.spaceId }])
    expect(recordMap.block?.[shared]?.role).toBe('reader')
    expect(JSON.stringify(recordMap)).not.toContain(secret)
  })
})
