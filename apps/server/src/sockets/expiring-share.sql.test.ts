// A page that is public for a while: whoever reads it only for that reason is let go when the time is up.
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'
import { createIn, Device } from '../reliability/transactions.fixture'

const PUBLIC_FOR_MS = 1500

let server: ListeningServer
let ada: Person
let passerBy: Person
let page: Pointer
let device: Device
beforeAll(async () => {
  server = await startListening()
  ada = await server.signUp('Ada')
  passerBy = await server.signUp('Grace')
  const { spaceId, pageId } = await ada.createSpace()
  page = blockPointer(spaceId, pageId)
  device = new Device(spaceId)
})
afterAll(() => server.discard())

describe('a public entry with an end', () => {
  it('[P 6] is over for open sockets too, whether or not anybody writes', async () => {
    const writer = await server.open(ada)
    const expires_time = Date.now() + PUBLIC_FOR_MS
    const everybody = { type: 'public', role: 'reader', expires_time } as const
    const owner = { type: 'user', user_id: ada.userId, role: 'owner' } as const
    await writer.save(device.next(operation('set', page, { value: [owner, everybody] }, 'permissions')))
    const socket = await server.open(passerBy)
    socket.subscribe(page)
    await socket.next('subscribed')
    await writer.save(device.next(createIn(page)))
    await socket.next('entries')

    expect((await socket.next('revoked')).channel).toBe(page.id)
    expect(Date.now()).toBeGreaterThanOrEqual(expires_time)
    expect(Date.now()).toBeLessThan(expires_time + 3000)
    const heard = socket.heard.length
    await writer.save(device.next(createIn(page)))
    await socket.settle()
    expect(socket.heard.slice(heard).filter(message => message.type !== 'pong')).toEqual([])
    socket.subscribe(page)
    await socket.next('revoked')
    const { status } = await passerBy.ask('loadCachedPageChunkV2', {
      page: { id: page.id, spaceId: page.spaceId },
      cursor: { stack: [] },
      verticalColumns: false,
    })
    expect(status).toBe(404)
  })
})
