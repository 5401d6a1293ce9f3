// `npm run soak memory`: one person writes hundreds of thousands of blocks, and the server stays within the memory that it is given. BLOCKS
// and SHEAF_MEMORY_MB change the run. Prints the peak of what the process and its PostgreSQL took; ends with code 1 when that was too much.
import { setTimeout as delay } from 'node:timers/promises'
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { newUuid } from '../apps/server/src/auth/secrets'
import { Person } from '../apps/server/src/reliability/person.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import { createIn, Device, setFormat } from '../apps/server/src/reliability/transactions.fixture'
import { print, printMachine } from './figures'
import { memoryOf } from './memory-of'

const blocks = Number(process.env['BLOCKS'] ?? 400_000)
const memoryMb = Number(process.env['SHEAF_MEMORY_MB'] ?? 1_536)
const BLOCKS_PER_PAGE = 2_000
const BLOCKS_PER_TRANSACTION = 250
/** What stays for the system on the machine that the default is for. */
const MOST_MB = memoryMb * 1.2

const server = await ServerChild.start({
  entry: 'reliability/unthrottled-server.fixture.ts',
  env: { SHEAF_MEMORY_MB: String(memoryMb) },
  // As `npm start` does.
  nodeArgs: [`--max-old-space-size=${Math.floor(memoryMb / 2)}`],
})
const peak = { node: 0, postgres: 0, together: 0 }
const look = setInterval(measure, 500)
try {
  await printMachine(server.connection)
  const { pid } = server
  const ada = await new Person(server.url).signUp('Ada')
  const { spaceId, pageId } = await ada.createSpace()
  const device = new Device(spaceId)
  const began = performance.now()
  let page: Uuid = pageId
  for (let written = 0; written < blocks; written += BLOCKS_PER_TRANSACTION) {
    if (written % BLOCKS_PER_PAGE === 0) {
      page = newUuid()
      await save(createIn(blockPointer(spaceId, pageId), page, 'page'))
    }
    const made = Array.from({ length: BLOCKS_PER_TRANSACTION }, () => newUuid())
    await save(
      ...made.flatMap((id, i) => [
        createIn(blockPointer(spaceId, page), id),
        setFormat(spaceId, id, 'note', `line ${written + i} of what somebody wrote, about as long as a line is`),
      ]),
    )
    if ((written + BLOCKS_PER_TRANSACTION) % 10_000 === 0)
      console.log(
        `  ${written + BLOCKS_PER_TRANSACTION} blocks, ${((performance.now() - began) / 1000).toFixed(0)} s, peak ${peak.together} MB`,
      )
  }
  measure()
  const isSame = server.pid === pid && (await fetch(`${server.url}/getStatus`)).ok
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  print('blocks written', String(blocks))
  print('peak of the process', `${peak.node} MB`)
  print('peak of PostgreSQL', `${peak.postgres} MB`)
  print('peak of both', `${peak.together} MB of ${memoryMb} MB`)
  print('parts shed', /^sheaf_cache_shed_total (\d+)/m.exec(metrics)?.[1] ?? '?')
  print('the same process', isSame ? 'yes' : 'no')
  process.exitCode = isSame && peak.together <= MOST_MB ? 0 : 1

  async function save(...operations: ReturnType<typeof createIn>[]): Promise<void> {
    const transactions = [device.next(...operations)]
    let answer = await ada.ask('saveTransactions', { requestId: newUuid(), transactions })
    // As any client does: what may succeed later is sent again.
    while (answer.status === 503) {
      await delay(1_000)
      answer = await ada.ask('saveTransactions', { requestId: newUuid(), transactions })
    }
    const { results = [{ error: answer.text }] } = answer.body as { results?: readonly { error?: unknown }[] }
    if (results.some(({ error }) => error)) throw new Error(JSON.stringify(results))
  }
} finally {
  clearInterval(look)
  await server.discard()
}
process.exit(process.exitCode ?? 0)

function measure(): void {
  const { node, postgres } = memoryOf(server)
  peak.node = Math.max(peak.node, node)
  peak.postgres = Math.max(peak.postgres, postgres)
  peak.together = Math.max(peak.together, node + postgres)
}
