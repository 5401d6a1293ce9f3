// A page of 1,000 and of 10,000 blocks with a line of text each: the first piece, the whole page, and what goes over the wire.

import { gzipSync } from 'node:zlib'
import { Person } from '../apps/server/src/reliability/person.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import type { PageChunk } from '../packages/core/src/api/page/load-cached-page-chunk-v2'
import type { Uuid } from '../packages/core/src/ids'
import { costOf } from './cpu-time'
import { kilobytes, ms, percentile, print, printMachine } from './figures'
import { Planter } from './planted-page'

const LINE = 'The quick brown fox jumps over the lazy dog and comes back for the sheaf of notes. '
const RUNS = 15

const server = await ServerChild.start({ entry: 'reliability/unthrottled-server.fixture.ts' })
try {
  await printMachine(server.connection)
  const person = await new Person(server.url).signUp('Ada')
  const space = await person.createSpace()
  for (const size of [1000, 10_000]) await measure(person, space, size)
} finally {
  await server.discard()
}
process.exit(0)

async function measure(person: Person, space: { spaceId: Uuid; teamId: Uuid }, size: number): Promise<void> {
  const { spaceId } = space
  const writing = performance.now()
  const { id: pageId } = await new Planter(person, space).page('Bench', size, () => LINE)
  print(`page of ${size} blocks, written`, ms(performance.now() - writing))
  const read = (stack: readonly unknown[]) =>
    person.ask('loadCachedPageChunkV2', { page: { id: pageId, spaceId }, cursor: { stack }, verticalColumns: false })
  const firsts: number[] = []
  const wholes: number[] = []
  let bytes = 0
  let packed = 0
  const alone = await costOf(server, async () => {
    for (let i = 0; i < RUNS; i++) await read([])
  })
  for (let i = 0; i < RUNS; i++) {
    const began = performance.now()
    const first = await read([])
    firsts.push(performance.now() - began)
    const rest = await Promise.all((first.body as PageChunk).cursors.map(cursor => read(cursor.stack)))
    wholes.push(performance.now() - began)
    const texts = [first, ...rest].map(answer => answer.text)
    bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    packed = texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
  }
  print(`page of ${size} blocks, first piece`, `p50 ${ms(percentile(firsts, 50))}, p95 ${ms(percentile(firsts, 95))}`)
  print('', alone.cost(RUNS))
  print(`page of ${size} blocks, all pieces`, `p50 ${ms(percentile(wholes, 50))}, p95 ${ms(percentile(wholes, 95))}`)
  print(`page of ${size} blocks, size`, `${kilobytes(bytes)}, ${kilobytes(packed)} gzipped`)
}
