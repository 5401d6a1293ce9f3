// Who may open the socket, and what has to be said first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { Person } from '../reliability/person.fixture'
import { RawSocket } from '../reliability/raw-socket.fixture'

let server: ListeningServer
let ada: Person
let grace: Person
beforeAll(async () => {
  server = await startListening()
  ada = await server.signUp('Ada')
  grace = await server.signUp('Grace')
})
afterAll(() => server.discard())

describe('opening the socket', () => {
  it.each([
    ['no Origin', { origin: '' }],
    ['a foreign Origin', { origin: 'https://evil.example.com' }],
    ['a sibling subdomain', { origin: 'http://site.localhost:1' }],
    ['our host on another port', { origin: 'http://127.0.0.1:1' }],
    ['Origin null', { origin: 'null' }],
    ['no session', { cookie: '' }],
    ['a made-up session', { cookie: `sheaf_session=${'a'.repeat(43)}` }],
  ])('[P 7] is refused with %s', async (_what, headers) => {
    await expect(RawSocket.open(ada, headers)).rejects.toThrow('refused with 403')
  })

  it('[P 7] is refused for an account outside the session, and for what is no id', async () => {
    await expect(RawSocket.open(ada, {}, `?userId=${grace.userId}`)).rejects.toThrow('refused with 403')
    await expect(RawSocket.open(ada, {}, `?userId=${newUuid()}`)).rejects.toThrow('refused with 403')
    await expect(RawSocket.open(ada, {}, '?userId=__proto__')).rejects.toThrow('refused with 403')
  })

  it('[P 7] exists at one address only', async () => {
    await expect(RawSocket.open(ada, {}, '/other')).rejects.toThrow('refused with 404')
  })

  it('[P 7] is for the first account of the session where none is named', async () => {
    const socket = await RawSocket.open(ada, {}, '')
    expect((await socket.greet()).userId).toBe(ada.userId)
    socket.close()
  })

  it('[P 7] hears hello first and refuses everything before it', async () => {
    const socket = await RawSocket.open(ada)
    const channel = { table: 'block' as const, id: newUuid(), spaceId: newUuid() }
    for (const message of [
      { type: 'subscribe', channel, seq: 0 },
      { type: 'unsubscribe', channel },
      { type: 'presence', channel, state: null },
      { type: 'save', transactions: [] },
    ]) {
      socket.send(message)
      expect((await socket.next('refused')).error).toMatchObject({
        name: 'ValidationError',
        debugMessage: 'The first message should be hello.',
      })
    }
    socket.send({ type: 'hello', version: 99, clientId: newUuid() })
    expect((await socket.next('refused')).error.clientData).toEqual({ type: 'version' })
    expect(await socket.greet()).toEqual({ type: 'welcome', userId: ada.userId, version: 1 })
    socket.close()
  })

  it('[P 7] is refused once the session has ended', async () => {
    const gone = await server.signUp('Gone')
    const { cookie } = gone
    await gone.call('logout', { all: true })
    await expect(RawSocket.open(gone, { cookie })).rejects.toThrow('refused with 403')
  })
})
