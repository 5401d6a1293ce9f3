// A page in pieces: together they are the whole page, and nobody gets a block of a page that they may not read.

import { catalogKinds } from '@sheaf/catalog'
import type { PageChunk } from '@sheaf/core/api/page/load-cached-page-chunk-v2'
import type { Uuid } from '@sheaf/core/ids'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { Replica } from '@sheaf/sync/replica'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import { until } from '../../reliability/crash-run.fixture'
import { HeadlessClient } from '../../reliability/headless-client.fixture'
import { type ListeningServer, startListening } from '../../reliability/listening-server.fixture'
import { loadPage } from '../../reliability/page-loader.fixture'
import type { Person } from '../../reliability/person.fixture'
import { createIn, Device } from '../../reliability/transactions.fixture'

const BLOCKS = 3000

let server: ListeningServer
let ada: Person
let grace: Person
let space: Awaited<ReturnType<Person['createSpace']>>
beforeAll(async () => {
  server = await startListening()
  ada = await server.signUp('Ada')
  grace = await server.signUp('Grace')
  space = await ada.createSpace()
})
afterAll(() => server.discard())

const input = (id: Uuid, stack: readonly unknown[] = [], spaceId = space.spaceId) => ({
  page: { id, spaceId },
  cursor: { stack },
  verticalColumns: false,
})
const save = async (device: Device, ...transactions: ReturnType<Device['next']>[]): Promise<void> => {
  const { results } = await ada.call<{ results: object[] }>('saveTransactions', { requestId: newUuid(), transactions })
  expect(
    results.every(result => 'status' in result),
    JSON.stringify(results[0]),
  ).toBe(true)
  expect(device.spaceId).toBe(space.spaceId)
}
const newPage = async (
  device: Device,
  parent = { table: 'team' as 'team' | 'block', id: space.teamId },
): Promise<Uuid> => {
  const id = newUuid()
  await save(device, device.next(createIn({ ...parent, spaceId: space.spaceId }, id, 'page')))
  return id
}

describe('loadCachedPageChunkV2', () => {
  it(`[P 7] covers a page of ${BLOCKS} blocks by its cursors, in the page's order and with nothing missing`, async () => {
    const device = new Device(space.spaceId)
    const page = await newPage(device)
    const ids = Array.from({ length: BLOCKS }, () => newUuid())
    for (let i = 0; i < BLOCKS; i += 500)
      await save(
        device,
        device.next(...ids.slice(i, i + 500).map(id => createIn(blockPointer(space.spaceId, page), id))),
      )
    const first = await ada.call<PageChunk>('loadCachedPageChunkV2', input(page))
    expect(first.recordMap.block?.[page]?.value?.content).toEqual(ids)
    const team = first.recordMap.team?.[space.teamId]?.value
    expect(team).toBeDefined()
    // A team may list thousands of pages: whoever holds it does not get it again.
    const held = [{ table: 'team', id: space.teamId, version: team?.version }]
    const again = await ada.call<PageChunk>('loadCachedPageChunkV2', { ...input(page), held })
    expect([again.recordMap.team, again.seq]).toEqual([undefined, first.seq])
    const pieces = await Promise.all(
      first.cursors.map(cursor => ada.call<PageChunk>('loadCachedPageChunkV2', input(page, cursor.stack))),
    )
    expect(pieces.every(piece => piece.cursors.length === 0)).toBe(true)
    const found = new Set([first, ...pieces].flatMap(piece => Object.keys(piece.recordMap.block ?? {})))
    expect(ids.filter(id => !found.has(id))).toEqual([])
    expect(first.seq).toBe(pieces[0]?.seq)

    // Blocks added and removed between two pieces leave no hole.
    await save(
      device,
      device.next(
        ...ids.slice(0, 100).map(id => operation('trashBlock', blockPointer(space.spaceId, id), { seen: [] })),
      ),
    )
    await save(device, device.next(createIn(blockPointer(space.spaceId, page))))
    const late = await Promise.all(
      first.cursors.map(cursor => ada.call<PageChunk>('loadCachedPageChunkV2', input(page, cursor.stack))),
    )
    const lateFound = new Set([first, ...late].flatMap(piece => Object.keys(piece.recordMap.block ?? {})))
    expect(ids.filter(id => !lateFound.has(id))).toEqual([])
  })

  it('[P 7] refuses a cursor that is none', async () => {
    for (const stack of [
      [1],
      [{}],
      [{ after: 'x', from: 0, count: 1 }],
      [{ after: null, from: -1, count: 1 }],
      [{ after: null, from: 0, count: 1e9 }],
    ]) {
      const { status, body } = await ada.ask('loadCachedPageChunkV2', input(space.pageId, stack))
      expect([status, (body as { name: string }).name], JSON.stringify(stack)).toEqual([400, 'ValidationError'])
    }
  })

  it('[P 8] brings the text that a block shows although its own block went to the trash', async () => {
    const client = await HeadlessClient.start({ person: ada, ...space })
    await until(() => client.isReady, 10_000, 'the page')
    const [home, rest] = [newUuid(), newUuid()]
    client.commit(draft => {
      draft.create(home, 'text', { table: 'block', id: space.pageId }, { after: [], before: [] })
      draft.insertText(home, 0, 'Hello world')
    })
    client.commit(draft => draft.split(home, 6, rest, 'text'))
    client.commit(draft => draft.trash(home))
    await until(() => client.sync.unsent === 0, 10_000, 'the edits to be saved')
    client.stop()
    const fresh = new Replica({ ...client.replica.options, kinds: catalogKinds })
    const { records, texts } = await loadPage(ada, space.spaceId, space.pageId)
    fresh.load(records, texts)
    expect(fresh.texts.segment(home, rest)?.length).toBe('world'.length)
  })

  it('[P 8] leaves out blocks of pages that the caller may not read, and says nothing of their titles', async () => {
    await server.join(space.spaceId, ada, grace)
    const device = new Device(space.spaceId)
    const top = await newPage(device)
    const open = await newPage(device, { table: 'block', id: top })
    const secret = await newPage(device, { table: 'block', id: top })
    const inside = await newPage(device, { table: 'block', id: secret })
    await save(
      device,
      device.next(
        operation(
          'set',
          blockPointer(space.spaceId, secret),
          { value: [{ type: 'user', user_id: ada.userId, role: 'owner' }] },
          'permissions',
        ),
      ),
    )
    const hers = await grace.call<PageChunk>('loadCachedPageChunkV2', input(top))
    expect(Object.keys(hers.recordMap.block ?? {}).sort()).toEqual([top, open].sort())
    expect(hers.recordMap.block?.[open]?.role).toBe('editor')
    const mine = await ada.call<PageChunk>('loadCachedPageChunkV2', input(top))
    expect(Object.keys(mine.recordMap.block ?? {}).sort()).toEqual([top, open, secret].sort())
    for (const id of [secret, inside]) expect((await grace.ask('loadCachedPageChunkV2', input(id))).status).toBe(404)
  })

  it("[P 8] answers for another person's page as for one that does not exist", async () => {
    const stranger = await server.signUp('Stranger')
    const own = await stranger.createSpace()
    const bytes = async (id: Uuid, spaceId: Uuid): Promise<string> => {
      const { status, text } = await stranger.ask('loadCachedPageChunkV2', input(id, [], spaceId))
      expect(status).toBe(404)
      return text.replace(/"errorId":"[^"]+"/, '')
    }
    const unknown = await bytes(newUuid(), newUuid())
    expect(await bytes(space.pageId, space.spaceId)).toBe(unknown)
    expect(await bytes(space.pageId, own.spaceId)).toBe(unknown)
    expect(await bytes(own.pageId, space.spaceId)).toBe(unknown)
    expect(await bytes(newUuid(), own.spaceId)).toBe(unknown)
  })
})
