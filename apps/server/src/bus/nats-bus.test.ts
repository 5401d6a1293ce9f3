import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { uuid } from '@sheaf/core/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log'
import type { Bus, BusMessage } from './bus'
import { createNatsBus } from './nats-bus'

// A real NATS server, where the machine has one; there is nothing to learn from a pretended one.
const hasNats = spawnSync('nats-server', ['--version']).status === 0
const space = uuid('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')

describe.skipIf(!hasNats)('the bus over NATS', () => {
  let server: ChildProcess
  let url: string
  const open: Bus[] = []
  const bus = async (): Promise<Bus> => {
    const made = await createNatsBus(
      url,
      createLog('silent', () => {}),
    )
    open.push(made)
    return made
  }

  beforeAll(async () => {
    const port = await freePort()
    url = `nats://127.0.0.1:${port}`
    server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)])
    await new Promise<void>(resolve => {
      server.stderr?.on('data', (text: Buffer) => {
        if (text.includes('Server is ready')) resolve()
      })
    })
  })
  afterAll(async () => {
    await Promise.all(open.map(made => made.close()))
    server.kill()
  })

  it('tells other processes and not itself', async () => {
    const [one, other] = [await bus(), await bus()]
    const heard: BusMessage[] = []
    const echoed: BusMessage[] = []
    other.listen(message => heard.push(message))
    one.listen(message => echoed.push(message))
    const messages: BusMessage[] = [
      { kind: 'seq', spaceId: space, seq: 7 },
      { kind: 'session', end: { sessionId: space } },
    ]
    for (const message of messages) one.publish(message)
    await expect.poll(() => heard).toEqual(messages)
    expect(echoed).toEqual([])
  })
})

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
