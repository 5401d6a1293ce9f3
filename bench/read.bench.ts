// Reads a second and what each costs: pages of three lengths, the sidebar, records, search; one, 32 and 256 at once; first, again, and
// while somebody types on the page. Beside each the same bytes as a static file of the same server, in turn. AT_ONCE and MS change it.
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { Person } from '../apps/server/src/reliability/person.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import type { PageChunk } from '../packages/core/src/api/page/load-cached-page-chunk-v2'
import { fromBase64 } from '../packages/core/src/base64'
import type { Uuid } from '../packages/core/src/ids'
import { TextStore } from '../packages/core/src/text/text-store'
import { Believable } from './believable-pages'
import { atRest, costOf } from './cpu-time'
import { kilobytes, ms, percentile, print, printMachine } from './figures'
import { type Planted, Planter } from './planted-page'
import {
  answerOf,
  callOrder,
  getSpacesKind,
  headersOf,
  type Kind,
  pageBody,
  pageKind,
  searchKind,
  syncKind,
} from './read/kinds'
import { Load, type Order, type Outcome } from './read/load'
import { StaticCopies } from './read/static-copies'
import { Typist } from './typist'

const AT_ONCE = (process.env['AT_ONCE'] ?? '1,32,256').split(',').map(Number)
/** Of each round of reads. A static file takes half of it. */
const MS = Number(process.env['MS'] ?? 800)
const ROUNDS = 2
/** The first is read all the time, the others once after the start. */
const PAGES = [
  { size: 20, count: 21 },
  { size: 1_000, count: 4 },
  { size: 10_000, count: 2 },
]
const TYPED_EVERY_MS = 200
/** Who waits so long at fewer at once is not asked by more: it would take minutes, and say nothing else. */
const LATE_MS = 1_000

interface Cost {
  readonly done: number
  readonly refused: number
  readonly ms: number
  readonly bytes: number
  readonly node: number
  readonly postgres: number
  readonly times: readonly number[]
}

const line = (name: string, figures: readonly string[]): string =>
  `  ${name.padEnd(39)}${figures.map(figure => figure.padStart(11)).join('')}`
const heads = ['reads/s', 'p50', 'p95', 'server', 'PostgreSQL', 'size', 'static/s', 'static', 'ratio', 'load']

const copies = new StaticCopies()
const server = await ServerChild.start({
  entry: 'reliability/unthrottled-server.fixture.ts',
  env: { SHEAF_WEB_DIR: copies.folder },
})
const load = await Load.start()
try {
  await printMachine(server.connection)
  const person = await new Person(server.url).signUp('Ada')
  const space = await person.createSpace()
  const { spaceId } = space
  const pages = await plant(new Planter(person, space))
  const [shortest, middle] = pages.map(([page]) => page as Planted)
  if (!shortest || !middle) throw new Error('no pages')
  const kinds: Kind[] = [
    ...pages.map(all => pageKind(spaceId, all)),
    getSpacesKind(person),
    syncKind(spaceId, middle),
    searchKind(spaceId, 'meeting'),
  ]
  await atRest(server)
  const addresses = new Map<string, string>()
  for (const kind of kinds) addresses.set(kind.name, copies.add(kind.name, await once(kind, [kind.body])))
  await server.stop()
  await server.launch()
  await atRest(server)

  await first(kinds)
  console.log(`\n${line('again, so many at once'.padStart(39), heads)}`)
  for (const kind of kinds)
    for (const [i, atOnce] of AT_ONCE.entries()) {
      const p50 = await compare(kind, atOnce)
      const next = AT_ONCE[i + 1]
      if (p50 <= LATE_MS || !next) continue
      console.log(`  ${kind.name.padEnd(34)}${String(next).padStart(5)}  left out: ${atOnce} at once waited ${ms(p50)}`)
      break
    }
  console.log(`\n${line('while somebody types, 5 times a second', heads)}`)
  for (const [i, all] of pages.entries()) await whileTyping(kinds[i] as Kind, all[0] as Planted)

  async function plant(planter: Planter): Promise<Planted[][]> {
    const began = performance.now()
    const believable = new Believable(1)
    const made: Planted[][] = []
    for (const { size, count } of PAGES) {
      const alike: Planted[] = []
      while (alike.length < count)
        alike.push(await planter.page(believable.page().title, size, () => believable.line()))
      made.push(alike)
    }
    print('pages written', ms(performance.now() - began))
    return made
  }

  /** Each body once, one after the other. */
  async function once(kind: Kind, bodies: readonly string[]): Promise<Outcome> {
    const outcome = await load.run({ ...callOrder(person, kind.call), bodies, connections: 1, ms: 'once' })
    kind.check(answerOf(outcome) as never)
    return outcome
  }

  /** After a start, and after some reads of another page, so that the code has run before. */
  async function first(all: readonly Kind[]): Promise<void> {
    const another = Array.from({ length: 50 }, () => pageBody(spaceId, space.pageId))
    await load.run({ ...callOrder(person, 'loadCachedPageChunkV2'), bodies: another, connections: 1, ms: 'once' })
    for (const kind of all) await load.run({ ...still(kind), connections: 1, ms: MS / 8 })
    console.log('\n  first read after a start of the server')
    for (const kind of all) {
      const bodies = kind.untouched.length > 0 ? kind.untouched : [kind.body]
      const check = kind.untouched.length > 0 ? () => {} : kind.check
      const { result, spent } = await costOf(server, () => once({ ...kind, check }, bodies))
      print(
        kind.name,
        `p50 ${ms(percentile(result.times, 50))}; CPU each: server ${each(spent.node, bodies.length)}, PostgreSQL ${each(spent.postgres, bodies.length)} (${bodies.length})`,
      )
    }
  }

  function still({ name }: Kind): Pick<Order, 'origin' | 'path' | 'method' | 'headers' | 'bodies'> {
    const path = addresses.get(name) ?? ''
    return { origin: person.url, path, method: 'GET', headers: headersOf(person), bodies: [''] }
  }

  /** Reads and the static file in turn, so that a machine that is slow for a while is slow for both. */
  async function compare(kind: Kind, connections: number): Promise<number> {
    const reads: Cost[] = []
    const beside: Cost[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { cost, outcome } = await spentOn(() =>
        load.run({ ...callOrder(person, kind.call), bodies: [kind.body], connections, ms: MS }),
      )
      kind.check(answerOf(outcome) as never)
      reads.push(cost)
      const copy = await spentOn(() => load.run({ ...still(kind), connections, ms: MS / 2 }))
      if (copy.outcome.sample.headers['content-encoding'] !== outcome.sample.headers['content-encoding'])
        throw new Error(`${kind.name} is packed in another way than its copy`)
      beside.push(copy.cost)
      // So many at once have been measured enough when each of them took this long.
      if (cost.ms > 5 * MS) break
    }
    row(kind.name, connections, reads, beside)
    return percentile(
      reads.flatMap(({ times }) => times),
      50,
    )
  }

  async function whileTyping(kind: Kind, page: Planted): Promise<void> {
    const typist = await Typist.open(person, { spaceId, pageId: page.id }, page.blocks[0])
    const done = new AbortController()
    const typing = (async () => {
      while (!done.signal.aborted) {
        const began = performance.now()
        await typist.type()
        await delay(Math.max(0, TYPED_EVERY_MS - (performance.now() - began)))
      }
    })()
    await compare({ ...kind, check: () => {} }, 32)
    done.abort()
    await typing
    // What was acknowledged is there for whoever reads next.
    await typist.type()
    const outcome = await once({ ...kind, check: () => {} }, [kind.body])
    const { texts } = answerOf(outcome) as PageChunk
    const read = new TextStore({ clientId: 9, hydrate: (id: Uuid) => [fromBase64(texts[id] ?? '')] })
    const length = read.segment(typist.block, null)?.length
    if (length !== typist.typed) throw new Error(`${typist.typed} letters were acknowledged, ${length} are read`)
    typist.close()
  }
} finally {
  load.stop()
  await server.discard()
  copies.remove()
}
process.exit(0)

async function spentOn(run: () => Promise<Outcome>): Promise<{ outcome: Outcome; cost: Cost }> {
  const { result, spent } = await costOf(server, run)
  return {
    outcome: result,
    cost: {
      done: result.done,
      refused: result.refused,
      ms: result.tookMs,
      bytes: result.bytes,
      times: result.times,
      ...spent,
    },
  }
}

function each(spent: number, count: number): string {
  return `${(spent / count).toFixed(2)} ms`
}

function row(name: string, connections: number, reads: readonly Cost[], still: readonly Cost[]): void {
  const sum = (of: readonly Cost[], figure: 'done' | 'refused' | 'ms' | 'node' | 'postgres' | 'bytes'): number =>
    of.reduce((all, cost) => all + cost[figure], 0)
  const cpu = (of: readonly Cost[]): number => (sum(of, 'node') + sum(of, 'postgres')) / sum(of, 'done')
  const times = reads.flatMap(cost => cost.times)
  const refused = sum(reads, 'refused')
  const rate = (of: readonly Cost[]): string => ((sum(of, 'done') * 1_000) / sum(of, 'ms')).toFixed(0)
  console.log(
    line(`${name.padEnd(34)}${String(connections).padStart(5)}`, [
      rate(reads),
      ms(percentile(times, 50)),
      ms(percentile(times, 95)),
      each(sum(reads, 'node'), sum(reads, 'done')),
      each(sum(reads, 'postgres'), sum(reads, 'done')),
      kilobytes(sum(reads, 'bytes') / sum(reads, 'done')),
      rate(still),
      each(sum(still, 'node'), sum(still, 'done')),
      (cpu(reads) / cpu(still)).toFixed(1),
      loadavg()[0]?.toFixed(1) ?? '',
      refused > 0 ? `  ${refused} refused` : '',
    ]),
  )
}
