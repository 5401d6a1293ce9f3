// Acknowledged means durable: how long that takes with 100 people typing, and how many transactions a second one space and
// fifty spaces take, beside what PostgreSQL commits by itself in the same run.
import { setTimeout as delay } from 'node:timers/promises'
import { newUuid } from '../apps/server/src/auth/secrets'
import { Person } from '../apps/server/src/reliability/person.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import { createIn, Device } from '../apps/server/src/reliability/transactions.fixture'
import { costOf } from './cpu-time'
import { print, printMachine, spread } from './figures'
import { rawCommits } from './raw-commits'
import { type Place, Typist } from './typist'

const EDITORS = 100
const SPACES_OF_EDITORS = 20
const TYPING_SECONDS = 20
const FULL_SECONDS = 8
/** As many as a client has under way at most. */
const IN_FLIGHT = 8

type Space = Awaited<ReturnType<Person['createSpace']>>

const server = await ServerChild.start({ entry: 'reliability/unthrottled-server.fixture.ts' })
try {
  await printMachine(server.connection)
  const person = await new Person(server.url).signUp('Ada')
  const spaces: Space[] = []
  for (let i = 0; i < 50; i++) spaces.push(await person.createSpace(`Space ${i}`))

  const editors = await typists(SPACES_OF_EDITORS, EDITORS / SPACES_OF_EDITORS, 'together')
  const { result: latencies, cost } = await costOf(server, () => typing(editors))
  print(`acknowledged, ${EDITORS} editors in ${SPACES_OF_EDITORS} spaces at 1/s`, spread(latencies))
  print('', cost(latencies.length))

  const raw = await rawCommits(server.connection, 50, FULL_SECONDS)
  const rawOne = await rawCommits(server.connection, 1, FULL_SECONDS)
  print('raw commits, 50 counters', `${raw.toFixed(0)}/s`)
  print('raw commits, one counter', `${rawOne.toFixed(0)}/s`)
  for (const [count, each, beside, name] of [
    [1, 40, rawOne, 'one space'],
    [50, 1, raw, '50 spaces'],
  ] as const) {
    const all = await typists(count, each, 'apart')
    const { result, cost } = await costOf(server, () => full(all))
    const { rate } = result
    print(
      `transactions, ${name}`,
      `${rate.toFixed(0)}/s (${(rate / beside).toFixed(2)} of raw with as many counters, ${(rate / raw).toFixed(2)} of raw with 50)`,
    )
    print('', cost(result.done))
  }

  /** People on one page see each other's words; apart, each has a page of their own. */
  async function typists(count: number, each: number, how: 'together' | 'apart'): Promise<Typist[]> {
    const all: Typist[] = []
    for (const space of spaces.slice(0, count))
      for (let i = 0; i < each; i++) all.push(await Typist.open(person, how === 'apart' ? await newPage(space) : space))
    return all
  }
  async function newPage({ spaceId, teamId }: Space): Promise<Place> {
    const pageId = newUuid()
    const transaction = new Device(spaceId).next(createIn({ table: 'team', id: teamId, spaceId }, pageId, 'page'))
    await person.call('saveTransactions', { requestId: newUuid(), transactions: [transaction] })
    return { spaceId, pageId }
  }
} finally {
  await server.discard()
}
process.exit(0)

async function typing(all: readonly Typist[]): Promise<number[]> {
  const latencies: number[] = []
  const until = performance.now() + TYPING_SECONDS * 1000
  await Promise.all(
    all.map(async typist => {
      await delay(Math.random() * 1000)
      while (performance.now() < until) {
        const began = performance.now()
        await typist.type()
        const tookMs = performance.now() - began
        latencies.push(tookMs)
        await delay(Math.max(0, 1000 - tookMs))
      }
      typist.close()
    }),
  )
  return latencies
}

async function full(all: readonly Typist[]): Promise<{ rate: number; done: number }> {
  let done = 0
  const began = performance.now()
  const until = began + FULL_SECONDS * 1000
  const lane = async (typist: Typist): Promise<void> => {
    while (performance.now() < until) {
      await typist.type()
      done++
    }
  }
  await Promise.all(all.flatMap(typist => Array.from({ length: IN_FLIGHT }, () => lane(typist))))
  const rate = (done * 1000) / (performance.now() - began)
  for (const typist of all) typist.close()
  return { rate, done }
}
