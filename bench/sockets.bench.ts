// What 2,000 people cost who only look: the server's memory with as many subscribed sockets, and how quick it still is.
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Person } from '../apps/server/src/reliability/person.fixture'
import { RawSocket } from '../apps/server/src/reliability/raw-socket.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import { blockPointer } from '../packages/core/src/operations/record-id'
import { print, printMachine, spread } from './figures'
import { type Place, Typist } from './typist'

const SOCKETS = 2000
const SPACES = 20
const AT_ONCE = 50

const server = await ServerChild.start({ entry: 'reliability/unthrottled-server.fixture.ts' })
try {
  await printMachine(server.connection)
  const person = await new Person(server.url).signUp('Ada')
  const spaces: Place[] = []
  for (let i = 0; i < SPACES; i++) spaces.push(await person.createSpace())
  const typist = await Typist.open(person, await person.createSpace())
  for (let i = 0; i < 200; i++) await typist.type()
  const before = await memory()
  const sockets: RawSocket[] = []
  while (sockets.length < SOCKETS)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, i) => {
          const { spaceId, pageId } = spaces[i % SPACES] as Place
          const socket = await RawSocket.open(person)
          await socket.greet()
          socket.subscribe(blockPointer(spaceId, pageId), Number.MAX_SAFE_INTEGER)
          await socket.next('subscribed')
          return socket
        }),
      )),
    )
  const after = await memory()
  print(
    `${SOCKETS} idle sockets`,
    `${(after - before).toFixed(0)} MB more (${before.toFixed(0)} → ${after.toFixed(0)} MB)`,
  )
  print('a socket', `${(((after - before) * 1024) / SOCKETS).toFixed(1)} KB`)
  const latencies: number[] = []
  for (let i = 0; i < 300; i++) {
    const began = performance.now()
    await typist.type()
    latencies.push(performance.now() - began)
    await delay(5)
  }
  print('acknowledged meanwhile, one editor', spread(latencies))
  for (const socket of sockets) socket.close()
} finally {
  await server.discard()
}
process.exit(0)

/** Resident megabytes of the server, after it has had time to come to rest. */
async function memory(): Promise<number> {
  await delay(3000)
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
