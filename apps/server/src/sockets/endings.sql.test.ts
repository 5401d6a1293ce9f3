// How a socket ends: with its session, with the server, and never later than that.
import { setTimeout as delay } from 'node:timers/promises'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { createIn, Device } from '../reliability/transactions.fixture'

let server: ListeningServer
beforeEach(async () => {
  server = await startListening()
})
afterEach(() => server.discard())

describe('a socket', () => {
  it('[P 7] is closed with 4001 when its session ends', async () => {
    const ada = await server.signUp('Ada')
    const socket = await server.open(ada)
    const began = performance.now()
    await ada.call('logout', { all: true })
    expect(await socket.end()).toEqual({ code: 4001, reason: 'signed out' })
    expect(performance.now() - began).toBeLessThan(1500)
  })

  it('[P 7] is closed when its session was ended without a word, by another process or by hand', async () => {
    const ada = await server.signUp('Ada')
    const socket = await server.open(ada)
    await server.services.pool.query('DELETE FROM session')
    expect((await socket.end(5000)).code).toBe(4001)
  })

  it('[P 7] whose client ignores the close can do nothing more', async () => {
    const ada = await server.signUp('Ada')
    const { spaceId, pageId } = await ada.createSpace()
    const page = blockPointer(spaceId, pageId)
    const socket = await server.open(ada)
    socket.subscribe(page)
    await socket.next('subscribed')
    // Reads nothing from here on, so the close is never answered; what it writes still arrives.
    socket.socket.pause()
    await ada.call('logout', { all: true })
    const before = await head(spaceId)
    for (let i = 0; i < 5; i++) socket.send({ type: 'save', transactions: [new Device(spaceId).next(createIn(page))] })
    await delay(300)
    expect(await head(spaceId)).toBe(before)
    expect(server.services.rooms.gateway.subscriptions).toBe(0)
    socket.close()
  })

  it('[P 7] of another account of the same session lives on', async () => {
    const ada = await server.signUp('Ada')
    const first = ada.userId
    const socket = await server.open(ada)
    await ada.signUp('Second')
    // Signing in beside the first renewed the token: the old socket ended with the old session.
    expect((await socket.end()).code).toBe(4001)
    const second = await server.open(ada)
    const both = ada.via(ada.url)
    both.userId = first
    const again = await server.open(both)
    await ada.call('logout', { userId: first })
    expect((await again.end()).code).toBe(4001)
    await second.settle()
    second.close()
  })

  it('[P 7] is told to connect again when the server stops, and the server stops though one does not answer', async () => {
    const ada = await server.signUp('Ada')
    const socket = await server.open(ada)
    const silent = await server.open(ada)
    silent.socket.pause()
    const began = performance.now()
    const stopped = server.stop()
    expect((await socket.next('reconnect')).afterMs).toBeGreaterThanOrEqual(0)
    expect((await socket.end()).code).toBe(1012)
    await stopped
    expect(performance.now() - began).toBeLessThan(8000)
  })
})

const head = async (spaceId: string): Promise<number> =>
  (await server.services.pool.query('SELECT seq FROM space_seq WHERE space_id = $1', [spaceId])).rows[0].seq
