// Somebody reads very many pages, one after the other, as a crawler would: what a read costs when nothing is held of its page, and whether
// the server stays within the memory that it is given. PAGES=100000 is a long one; SHEAF_MEMORY_MB changes the bound. Ends with code 1
// when the bound was passed.
import { loadavg } from 'node:os'
import { Person } from '../apps/server/src/reliability/person.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import { Believable } from './believable-pages'
import { atRest, costOf } from './cpu-time'
import { ms, percentile, print, printMachine } from './figures'
import { memoryOf } from './memory-of'
import { Planter } from './planted-page'
import { callOrder, pageBody } from './read/kinds'
import { Load } from './read/load'

const PAGES = Number(process.env['PAGES'] ?? 20_000)
const memoryMb = Number(process.env['SHEAF_MEMORY_MB'] ?? 512)
/** What the bound leaves for what is being done, as in the soak of memory. */
const MOST_MB = memoryMb * 1.2
const AT_ONCE = 32

const server = await ServerChild.start({
  entry: 'reliability/unthrottled-server.fixture.ts',
  env: { SHEAF_MEMORY_MB: String(memoryMb) },
  // As `npm start` does.
  nodeArgs: [`--max-old-space-size=${Math.floor(memoryMb / 2)}`],
})
const load = await Load.start()
try {
  await printMachine(server.connection)
  const person = await new Person(server.url).signUp('Ada')
  const space = await person.createSpace()
  const believable = new Believable(1)
  const began = performance.now()
  const pages = await new Planter(person, space).smallPages(PAGES, () => believable.line())
  print(`${PAGES} pages written`, ms(performance.now() - began))
  await server.stop()
  await server.launch()
  await atRest(server)

  let peak = tellMemory('memory before')
  const look = setInterval(() => {
    peak = Math.max(peak, together())
  }, 500)
  const bodies = pages.map(id => pageBody(space.spaceId, id))
  for (const [name, read] of [
    ['the crawl', bodies],
    ['the last tenth again', bodies.slice(-PAGES / 10)],
  ] as const) {
    const call = callOrder(person, 'loadCachedPageChunkV2')
    const order = { ...call, bodies: read, connections: AT_ONCE, ms: 'once' } as const
    const { result, spent } = await costOf(server, () => load.run(order))
    const cpu = [spent.node, spent.postgres].map(one => `${(one / result.done).toFixed(2)} ms`)
    print(
      `${name}, ${AT_ONCE} at once`,
      `${((result.done * 1_000) / result.tookMs).toFixed(0)}/s, p50 ${ms(percentile(result.times, 50))}, p95 ${ms(percentile(result.times, 95))}`,
    )
    print('', `CPU each: server ${cpu[0]}, PostgreSQL ${cpu[1]}; load ${loadavg()[0]?.toFixed(1)}`)
    tellMemory(`memory after ${name}`)
  }
  clearInterval(look)
  await atRest(server)
  tellMemory('memory at rest')
  print('peak of both', `${peak} MB of ${memoryMb} MB`)
  process.exitCode = peak <= MOST_MB ? 0 : 1
} finally {
  load.stop()
  await server.discard()
}
process.exit(process.exitCode ?? 0)

function together(): number {
  const { node, postgres } = memoryOf(server)
  return node + postgres
}
function tellMemory(name: string): number {
  const { node, postgres } = memoryOf(server)
  print(name, `${node + postgres} MB: server ${node}, PostgreSQL ${postgres}`)
  return node + postgres
}
