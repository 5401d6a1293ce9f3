// How many sockets one person may have open, and how often one may be opened.
import { serverLimits } from '@sheaf/core/server-limits'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../reliability/crash-run.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { RawSocket } from '../reliability/raw-socket.fixture'

let server: ListeningServer
beforeAll(async () => {
  server = await startListening()
})
afterAll(() => server.discard())

describe('sockets', () => {
  it('[P 8] beyond the limit: the new one is told so and closed; those before it, and everybody else, are left alone', async () => {
    const [ada, grace] = [await server.signUp('Ada'), await server.signUp('Grace')]
    const open = await Promise.all(Array.from({ length: serverLimits.maxSocketsPerUser }, () => server.open(ada)))
    const extra = await RawSocket.open(ada)
    extra.send({ type: 'hello', version: 1, clientId: grace.userId })
    expect((await extra.next('refused')).error).toMatchObject({
      name: 'UserRateLimitResponse',
      status: 429,
      clientData: { type: 'too_many_sockets' },
    })
    expect(await extra.end()).toEqual({ code: 4030, reason: 'too many sockets' })
    expect(extra.heard.map(message => message.type)).toEqual(['refused'])
    const hers = await server.open(grace)
    await Promise.all([...open, hers].map(socket => socket.settle()))

    open[0]?.close()
    // The server hears of it a moment later, as a client that tries again would.
    await until(async () => (await server.open(ada).catch(() => null)) !== null, 5000, 'a place')
    for (const socket of [...open, hers]) socket.close()
  })

  it('[P 8] count as calls when they are opened, or one in a loop would ask for the session without end', async () => {
    const ada = await server.signUp('Ada')
    // Many are allowed again each second: a slow machine would open all of them.
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      server.services.throttles.calls.grant(ada.userId, serverLimits.callsPerUserPerMinute - 2)
      const opened = await Promise.allSettled(Array.from({ length: 20 }, () => RawSocket.open(ada)))
      const refused = opened.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
      expect(refused).toEqual(Array.from({ length: 18 }, () => 'Error: refused with 429'))
      for (const one of opened) if (one.status === 'fulfilled') one.value.close()
    } finally {
      vi.useRealTimers()
    }
  })
})
