// What readers of a page get, when they lose it, and how presence is shown.

import { setTimeout as delay } from 'node:timers/promises'
import type { Uuid } from '@sheaf/core/ids'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { until } from '../reliability/crash-run.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'
import type { RawSocket } from '../reliability/raw-socket.fixture'
import { createIn, Device, setFormat } from '../reliability/transactions.fixture'

/** Revocation takes effect within this time everywhere. */
const REVOKED_WITHIN_MS = 1000

let server: ListeningServer
let ada: Person
let grace: Person
let space: Awaited<ReturnType<Person['createSpace']>>
let page: Pointer
let device: Device
beforeAll(async () => {
  server = await startListening()
  ada = await server.signUp('Ada')
  grace = await server.signUp('Grace')
  space = await ada.createSpace()
  page = blockPointer(space.spaceId, space.pageId)
  device = new Device(space.spaceId)
})
afterAll(() => server.discard())

const reader = async (person: Person, channel: Pointer): Promise<RawSocket> => {
  const socket = await server.open(person)
  socket.subscribe(channel)
  await socket.next('subscribed')
  return socket
}
const entriesOf = (socket: RawSocket) => socket.heard.filter(message => message.type === 'entries')

describe('a reader', () => {
  it('[P 8] gets what it missed, then everything as it happens, each once and linked to the one before', async () => {
    const socket = await server.open(ada)
    const id = newUuid()
    const first = await socket.save(device.next(createIn(page, id)))
    const other = await reader(ada, page)
    await socket.save(
      device.next(setFormat(space.spaceId, id, 'a', 1)),
      device.next(setFormat(space.spaceId, id, 'a', 2)),
    )
    await other.settle()
    const entries = entriesOf(other)
    const seqs = entries.map(entry => entry.seq)
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
    expect(seqs).toContain('status' in (first[0] ?? {}) && (first[0] as { seq: number }).seq)
    for (const [i, entry] of entries.entries())
      expect(entry.prev).toBeGreaterThanOrEqual(i === 0 ? 0 : (entries[i - 1]?.seq ?? 0))
    expect(entries.every(entry => entry.actorId === ada.userId)).toBe(true)
    other.close()
    socket.close()
  })

  it('[P 8] that goes away while it is being caught up leaves nothing behind', async () => {
    const { gateway } = server.services.rooms
    await until(() => gateway.subscriptions === 0, 5000, 'earlier readers to be gone')
    const socket = await server.open(ada)
    for (let i = 0; i < 50; i++) socket.subscribe(page)
    socket.close()
    await delay(300)
    await until(() => gateway.subscriptions === 0, 5000, 'its subscriptions to end')
    await delay(100)
    expect(gateway.subscriptions).toBe(0)
  })

  it('[P 8] that takes a subscription back at once gets nothing of it', async () => {
    const socket = await server.open(ada)
    const writer = await server.open(ada)
    socket.subscribe(page, 1_000_000)
    socket.send({ type: 'unsubscribe', channel: page })
    await socket.settle()
    await writer.save(device.next(createIn(page)))
    await delay(100)
    await socket.settle()
    expect(entriesOf(socket)).toEqual([])
    socket.close()
    writer.close()
  })
})

describe('a team', () => {
  it('[P 6] tells of its pages only those who are in it, although every member sees that there is one', async () => {
    const { spaceId } = await ada.createSpace('Closed')
    await server.join(spaceId, ada, grace)
    const { teamId } = await ada.call<{ teamId: Uuid }>('createTeam', { spaceId, name: 'Board', openness: 'open' })
    const team = { table: 'team' as const, id: teamId, spaceId }
    const outside = await server.open(grace)
    outside.subscribe(team)
    expect((await outside.next('revoked')).channel).toBe(teamId)
    await grace.call('joinTeam', { spaceId, teamId })
    outside.subscribe(team)
    await outside.next('subscribed')
    await grace.call('leaveTeam', { spaceId, teamId })
    expect((await outside.next('revoked')).channel).toBe(teamId)
    outside.close()
  })
})

describe('revocation', () => {
  it('[P 8] of a membership ends the subscription within a second, and nothing later is delivered', async () => {
    await server.join(space.spaceId, ada, grace)
    const hers = await reader(grace, page)
    const mine = await server.open(ada)
    await mine.save(device.next(createIn(page)))
    await hers.next('entries')
    const began = performance.now()
    await server.remove(space.spaceId, ada, grace)
    expect((await hers.next('revoked', REVOKED_WITHIN_MS)).channel).toBe(page.id)
    expect(performance.now() - began).toBeLessThan(REVOKED_WITHIN_MS)
    const heard = entriesOf(hers).length
    await mine.save(device.next(createIn(page)))
    await hers.settle()
    expect(entriesOf(hers)).toHaveLength(heard)
    expect(await hers.save(new Device(space.spaceId).next(createIn(page)))).toMatchObject([
      { error: { name: 'NotFoundError' } },
    ])
    expect((await grace.ask('loadCachedPageChunkV2', chunk(page))).status).toBe(404)
    hers.close()
    mine.close()
  })

  it('[P 8] by the permissions of a page reaches its readers, and those of pages below it', async () => {
    const hopper = await server.signUp('Hopper')
    await server.join(space.spaceId, ada, hopper)
    const mine = await server.open(ada)
    const top = newUuid()
    const below = newUuid()
    await mine.save(
      device.next(createIn({ ...page, table: 'team', id: space.teamId }, top, 'page')),
      device.next(createIn(blockPointer(space.spaceId, top), below, 'page')),
    )
    const hers = await reader(hopper, blockPointer(space.spaceId, top))
    hers.subscribe(blockPointer(space.spaceId, below))
    await hers.next('subscribed')
    const [result] = await mine.save(
      device.next(
        operation(
          'set',
          blockPointer(space.spaceId, top),
          { value: [{ type: 'user', user_id: ada.userId, role: 'owner' }] },
          'permissions',
        ),
      ),
    )
    expect(result).toMatchObject({ status: 'applied' })
    const revoked = [await hers.next('revoked', 2000), await hers.next('revoked', 2000)]
    expect(revoked.map(message => message.channel).sort()).toEqual([top, below].sort())
    const heard = entriesOf(hers)
    await mine.save(device.next(setFormat(space.spaceId, below, 'x', 1)))
    await hers.settle()
    expect(entriesOf(hers)).toEqual(heard)
    hers.close()
    mine.close()
  })
})

describe('presence', () => {
  it('[P 8] is stamped with the account of the socket, whatever is claimed, and ends with it', async () => {
    const mine = await reader(ada, page)
    const other = await reader(ada, page)
    mine.send({ type: 'presence', channel: page, state: { block: 'b', userId: grace.userId } })
    const shown = await other.next('presence')
    expect(shown.peers).toMatchObject([{ userId: ada.userId, state: { block: 'b' } }])
    const late = await reader(ada, page)
    expect((await late.next('presence')).peers).toHaveLength(1)
    mine.close()
    expect((await other.next('presence')).peers).toEqual([])
    other.close()
    late.close()
  })

  it('[P 8] is told by readers of the page only, and is bounded', async () => {
    const mine = await reader(ada, page)
    const stranger = await server.open(grace)
    stranger.send({ type: 'presence', channel: page, state: {} })
    await stranger.settle()
    mine.send({ type: 'presence', channel: page, state: { x: 'x'.repeat(5000) } })
    expect((await mine.next('refused')).error.debugMessage).toBe('The presence is too large.')
    await mine.settle()
    expect(mine.heard.filter(message => message.type === 'presence')).toEqual([])
    mine.close()
    stranger.close()
  })
})

const chunk = ({ id, spaceId }: Pointer): unknown => ({
  page: { id, spaceId },
  cursor: { stack: [] },
  verticalColumns: false,
})
