// A client id is its owner's: nobody else in the space can use up its numbers.
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { SaveResult } from '@sheaf/core/protocol/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'
import { createIn, Device } from '../reliability/transactions.fixture'

let server: ListeningServer
let elsewhere: ListeningServer
let ada: Person
let grace: Person
let stranger: Person
let space: Awaited<ReturnType<Person['createSpace']>>
let page: Pointer
beforeAll(async () => {
  server = await startListening()
  elsewhere = await startListening(server.database)
  ada = await server.signUp('Ada')
  grace = await server.signUp('Grace')
  stranger = await server.signUp('Stranger')
  space = await ada.createSpace()
  page = blockPointer(space.spaceId, space.pageId)
  await server.join(space.spaceId, ada, grace, 'owner')
})
afterAll(async () => {
  await elsewhere.discard()
  await server.discard()
})

const head = async (): Promise<number> =>
  (await server.services.pool.query('SELECT seq FROM space_seq WHERE space_id = $1', [space.spaceId])).rows[0].seq
const row = async ({ clientId }: Device): Promise<unknown> =>
  (await server.services.pool.query('SELECT user_id, last_n FROM sync_client WHERE client_id = $1', [clientId])).rows
const errorOf = (result: SaveResult | undefined) => (result && 'error' in result ? result.error : undefined)
const inUse = { name: 'id-exists', status: 400, clientData: { type: 'client_id_in_use' } }

describe('a client id', () => {
  it('[P 8] of somebody else is in use, over the socket, by call and in another process, and moves nothing on', async () => {
    const device = new Device(space.spaceId)
    const socket = await server.open(ada)
    const first = device.next(createIn(page))
    expect(await socket.save(first)).toMatchObject([{ status: 'applied' }])
    const before = [await head(), await row(device)]
    expect(before[1]).toEqual([{ user_id: ada.userId, last_n: 1 }])

    const stolen = [device.at(2, createIn(page)), device.at(1, createIn(page)), device.at(7), first]
    for (const at of [server, elsewhere]) {
      const hers = await at.open(grace)
      for (const result of await hers.save(...stolen)) expect(errorOf(result)).toMatchObject(inUse)
      hers.close()
      const { results } = await grace.via(at.origin, at.origin).call<{ results: SaveResult[] }>('saveTransactions', {
        requestId: device.clientId,
        transactions: stolen,
      })
      for (const result of results) expect(errorOf(result)).toMatchObject(inUse)
    }
    expect([await head(), await row(device)]).toEqual(before)

    // The owner's device goes on where it was: it need not renumber.
    expect(await socket.save(device.next(createIn(page)))).toMatchObject([{ status: 'applied' }])
    expect(await row(device)).toEqual([{ user_id: ada.userId, last_n: 2 }])
    socket.close()
  })

  it('[P 8] that two people use at once is the first one’s', async () => {
    const device = new Device(space.spaceId)
    const [one, two] = [await server.open(ada), await elsewhere.open(grace)]
    const answers = await Promise.all([one.save(device.at(1, createIn(page))), two.save(device.at(1, createIn(page)))])
    const [mine, hers] = answers.map(([result]) => errorOf(result)) as [unknown, unknown]
    expect([mine, hers].filter(Boolean)).toMatchObject([inUse])
    expect(await row(device)).toEqual([{ user_id: mine ? grace.userId : ada.userId, last_n: 1 }])
    one.close()
    two.close()
  })

  it('[P 8] tells nobody outside the space that it is known', async () => {
    const device = new Device(space.spaceId)
    const socket = await server.open(ada)
    await socket.save(device.at(1, createIn(page)))
    const theirs = await server.open(stranger)
    const answer = async (from: Device): Promise<string> =>
      JSON.stringify(errorOf((await theirs.save(from.at(1, createIn(page))))[0]))
    expect(await answer(device)).toBe(await answer(new Device(space.spaceId)))
    socket.close()
    theirs.close()
  })
})
