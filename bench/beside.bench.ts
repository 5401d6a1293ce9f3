// Somebody types while somebody else writes 5,000 blocks at once, again and again: how long each key waits until it is durable, in the same space
// and in another one, beside the same without the blocks. BLOCKS and TIMES change it.
import { setTimeout as delay } from 'node:timers/promises'
import { newUuid } from '../apps/server/src/auth/secrets'
import { Person } from '../apps/server/src/reliability/person.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import { createIn, Device } from '../apps/server/src/reliability/transactions.fixture'
import { blockPointer } from '../packages/core/src/operations/record-id'
import { percentile, print, printMachine, spread } from './figures'
import { callOrder } from './read/kinds'
import { Load } from './read/load'
import { Typist } from './typist'

const BLOCKS = Number(process.env['BLOCKS'] ?? 5_000)
const TIMES = Number(process.env['TIMES'] ?? 8)
const ALONE_MS = 4_000
/** As two people who type fast. */
const EVERY_MS = 40

const server = await ServerChild.start({ entry: 'reliability/unthrottled-server.fixture.ts' })
const load = await Load.start()
try {
  await printMachine(server.connection)
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map(name => new Person(server.url).signUp(name)))
  if (!ada || !ben) throw new Error('nobody came')
  const [space, elsewhere] = [await ada.createSpace(), await ben.createSpace()]
  const typists = {
    'in the same space': await Typist.open(ada, space),
    'in another space': await Typist.open(ben, elsewhere),
  }
  for (const typist of Object.values(typists)) for (let i = 0; i < 20; i++) await typist.type()

  const alone = await typing(delay(ALONE_MS))
  const page = newUuid()
  const device = new Device(space.spaceId)
  const team = { table: 'team' as const, id: space.teamId, spaceId: space.spaceId }
  const save = (...operations: ReturnType<typeof createIn>[]): string =>
    JSON.stringify({ requestId: newUuid(), transactions: [device.next(...operations)] })
  const bodies = [save(createIn(team, page, 'page'))]
  // A page each: the list of children of a single one would be what takes longer and longer.
  for (let n = 0; n < TIMES; n++) {
    const parent = newUuid()
    bodies.push(save(createIn(blockPointer(space.spaceId, page), parent, 'page')))
    bodies.push(save(...Array.from({ length: BLOCKS }, () => createIn(blockPointer(space.spaceId, parent)))))
  }
  const order = { ...callOrder(ada, 'saveTransactions'), bodies, connections: 1, ms: 'once' } as const
  const writing = load.run(order)
  const beside = await typing(writing)
  const { tookMs } = await writing
  print(`${TIMES} times ${BLOCKS} blocks`, `${(tookMs / TIMES).toFixed(0)} ms each`)
  for (const where of Object.keys(typists) as (keyof typeof typists)[]) {
    print(`a key ${where}, alone`, spread(alone[where]))
    print(`a key ${where}, beside them`, spread(beside[where]))
    const most = percentile(beside[where], 100) - percentile(alone[where], 50)
    print('  the longest waited more than usual', `${most.toFixed(0)} ms`)
  }

  async function typing(until: Promise<unknown>): Promise<Record<keyof typeof typists, number[]>> {
    const over = new AbortController()
    void until.finally(() => over.abort())
    const waits = { 'in the same space': [] as number[], 'in another space': [] as number[] }
    await Promise.all(
      (Object.keys(typists) as (keyof typeof typists)[]).map(async where => {
        while (!over.signal.aborted) {
          const began = performance.now()
          await typists[where].type()
          waits[where].push(performance.now() - began)
          await delay(EVERY_MS)
        }
      }),
    )
    return waits
  }
} finally {
  load.stop()
  await server.discard()
}
process.exit(0)
