// Two servers on one database: each sees what the other did, quickly by hints and within a second or so without them, and
// together they lose nothing.
import { setTimeout as delay } from 'node:timers/promises'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../postgres/test-database'
import { createMigratedDatabase } from '../storage/migrations/migrated-database.fixture'
import { keepEditing, settle, until } from './crash-run.fixture'
import { HeadlessClient } from './headless-client.fixture'
import { type ListeningServer, startListening } from './listening-server.fixture'
import type { Person } from './person.fixture'
import { seeded } from './random-editor.fixture'
import { createIn, Device, setFormat } from './transactions.fixture'

let database: TestDatabase
let one: ListeningServer
let two: ListeningServer
let ada: Person
let space: Awaited<ReturnType<Person['createSpace']>>
let page: Pointer
beforeEach(async () => {
  database = await createMigratedDatabase()
  one = await startListening(database)
  two = await startListening(database)
  ada = await one.signUp('Ada')
  space = await ada.createSpace()
  page = blockPointer(space.spaceId, space.pageId)
})
afterEach(async () => {
  await one.discard()
  await two.discard()
  await database.drop()
})

const silence = (): Promise<unknown> => Promise.all([one.services.bus.close(), two.services.bus.close()])
const onTwo = (person: Person): Person => person.via(two.origin, two.origin)

describe('two servers on one database', () => {
  it.each(['with hints', 'without hints'])('[P 8] show each other their edits %s', async how => {
    if (how === 'without hints') await silence()
    const here = await one.open(ada)
    const there = await two.open(ada)
    there.subscribe(page)
    await there.next('subscribed')
    const device = new Device(space.spaceId)
    for (let i = 0; i < 3; i++) {
      const [result] = await here.save(device.next(createIn(page)))
      const entry = await there.next('entries', 5000)
      while (entry.seq < (result as { seq: number }).seq) await there.next('entries', 5000)
    }
    // What the second server held in memory is stale now; its next write has to build on the first one's.
    const other = new Device(space.spaceId)
    expect(await there.save(other.next(createIn(page)))).toMatchObject([{ status: 'applied' }])
    here.close()
    there.close()
  })

  it.each(['with hints', 'without hints'])('[P 7] sign-out on one closes the socket on the other %s', async how => {
    if (how === 'without hints') await silence()
    const there = await two.open(ada)
    await ada.call('logout', { all: true })
    expect((await there.end(5000)).code).toBe(4001)
  })

  it.each(['with hints', 'without hints'])(
    '[P 8] a membership ended on one ends the subscription on the other %s',
    async how => {
      const grace = await one.signUp('Grace')
      await one.join(space.spaceId, ada, grace)
      if (how === 'without hints') await silence()
      const hers = await two.open(grace)
      hers.subscribe(page)
      await hers.next('subscribed')
      const heard = hers.heard.filter(message => message.type === 'entries')
      await one.remove(space.spaceId, ada, grace)
      expect((await hers.next('revoked', 5000)).channel).toBe(page.id)
      await one.services.rooms.change(space.spaceId, ada.actor, state =>
        state.change('block', page.id, { format: { x: 1 } }),
      )
      await delay(1200)
      await hers.settle()
      expect(hers.heard.filter(message => message.type === 'entries')).toEqual(heard)
    },
  )

  it('[P 8] presence crosses over', async () => {
    const here = await one.open(ada)
    const there = await two.open(ada)
    for (const socket of [here, there]) {
      socket.subscribe(page)
      await socket.next('subscribed')
    }
    here.send({ type: 'presence', channel: page, state: { block: 'b' } })
    expect((await there.next('presence')).peers).toMatchObject([{ userId: ada.userId, state: { block: 'b' } }])
    here.close()
    expect((await there.next('presence')).peers).toEqual([])
    there.close()
  })

  it('[P 8] a replay on the other server is already applied', async () => {
    const here = await one.open(ada)
    const there = await two.open(ada)
    const device = new Device(space.spaceId)
    const transaction = device.next(createIn(page))
    await there.save(new Device(space.spaceId).next(setFormat(space.spaceId, page.id, 'warm', 1)))
    await here.save(transaction)
    expect(await there.save(transaction)).toMatchObject([{ status: 'already-applied' }])
    here.close()
    there.close()
  })

  it.each(['with hints', 'without hints'])('[P 8] nothing is lost when both write to one page %s', async how => {
    if (how === 'without hints') await silence()
    const random = seeded(Date.now())
    const clients = await Promise.all(
      [ada, onTwo(ada), ada, onTwo(ada)].map(person =>
        HeadlessClient.start({ person, spaceId: space.spaceId, pageId: space.pageId }),
      ),
    )
    await until(() => clients.every(client => client.isReady), 20_000, 'the clients to be ready')
    const editing = new AbortController()
    const editors = clients.map(client => keepEditing(client, random, 30, editing.signal))
    await delay(4000)
    editing.abort()
    await Promise.all(editors)
    const findings = await settle(() => database.connection, clients, 30_000)
    for (const client of clients) client.stop()
    expect(findings).toEqual([])
    expect(clients.reduce((sum, client) => sum + client.acknowledged.size, 0)).toBeGreaterThan(50)
    expect(clients.flatMap(client => client.disk.unsaved)).toEqual([])
  })
})
