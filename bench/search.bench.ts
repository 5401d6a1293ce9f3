// Quick find in a space of 10,000 pages: the call over HTTP, judged and with snippets and records, beside a plain ILIKE that only
// names pages, on the same data and the same PostgreSQL.

import { withClient } from '../apps/server/src/postgres/connection'
import { PageWriter } from '../apps/server/src/reliability/page-writer.fixture'
import { Person } from '../apps/server/src/reliability/person.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import type { Step } from '../packages/core/src/actions/draft'
import { Believable } from './believable-pages'
import { costOf } from './cpu-time'
import { ms, percentile, print, printMachine } from './figures'

const PAGES = Number(process.env['PAGES'] ?? 10_000)
const PAGES_PER_TRANSACTION = 40
const RUNS = 100
/** It takes longer, and hardly varies. */
const PLAIN_RUNS = 15

const server = await ServerChild.start({ entry: 'reliability/unthrottled-server.fixture.ts' })
try {
  const { connection } = server
  if (!connection) throw new Error('the server has no PostgreSQL of its own')
  await printMachine(connection)
  const person = await new Person(server.url).signUp('Ada')
  const space = await person.createSpace()
  const believable = new Believable(1)
  await fill(new PageWriter(person, space), believable)
  const caughtUp = performance.now()
  await indexed()
  print('index caught up after the last page', ms(performance.now() - caughtUp))
  await sizes()

  const kinds: readonly (readonly [string, () => string])[] = [
    ['a common word', () => believable.titleWord()],
    ['a word half typed', () => believable.titleWord().slice(0, 3)],
    ['two letters', () => believable.titleWord().slice(0, 2)],
    ['two common words', () => `${believable.titleWord()} ${believable.titleWord()}`],
    ['a rare word', () => believable.rareWord()],
    ['a common and a rare word', () => `${believable.titleWord()} ${believable.rareWord()}`],
    ['Japanese', () => ['会議', '東京の製品', '予算'][Math.floor(Math.random() * 3)] as string],
    ['a misspelt word', () => believable.titleWord().replace(/(.)(.)(.)$/, '$2$1$3')],
    ['nothing (recent pages)', () => ''],
  ]
  const all: number[] = []
  const allPlain: number[] = []
  console.log('  query                        search p50 / p95      ILIKE p50 / p95       ratio p50 / p95   found')
  for (const [name, query] of kinds) {
    const queries = Array.from({ length: RUNS }, query)
    const found: number[] = []
    const plain: number[] = []
    let total = 0
    const { cost } = await costOf(server, async () => {
      for (const text of queries) {
        const began = performance.now()
        total += (await person.call<{ total: number }>('search', { spaceId: space.spaceId, query: text })).total
        found.push(performance.now() - began)
      }
    })
    const slow = await costOf(server, () =>
      withClient(connection, async client => {
        for (const text of queries.slice(0, PLAIN_RUNS)) {
          const began = performance.now()
          await client.query(
            `SELECT DISTINCT CASE WHEN type = 'page' THEN id ELSE page_id END AS id FROM block
             WHERE space_id = $1 AND alive AND properties->>'title' ILIKE ALL($2)`,
            [space.spaceId, text.split(' ').map(word => `%${word}%`)],
          )
          plain.push(performance.now() - began)
        }
      }),
    )
    all.push(...found)
    allPlain.push(...plain)
    row(name, found, plain, String(Math.round(total / RUNS)))
    print('', `${cost(RUNS)} | ILIKE ${slow.cost(PLAIN_RUNS)}`)
  }
  row('all of them', all, allPlain, '')

  async function indexed(): Promise<void> {
    for (;;) {
      const isDone = await withClient(connection, async client => {
        const { rows } = await client.query<{ done: boolean }>(
          `SELECT f.seq = s.seq AS done FROM space_seq s JOIN log_follower f ON f.space_id = s.space_id AND f.name = 'search' WHERE s.space_id = $1`,
          [space.spaceId],
        )
        return rows[0]?.done === true
      })
      if (isDone) return
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  async function sizes(): Promise<void> {
    await withClient(connection, async client => {
      const { rows } = await client.query<Record<string, string>>(
        `SELECT (SELECT count(*) FROM block) AS blocks, (SELECT count(DISTINCT page_id) FROM search_part) AS pages,
           pg_size_pretty(pg_total_relation_size('block')) AS block,
           pg_size_pretty(pg_total_relation_size('search_part')) AS index`,
      )
      const [row] = rows
      print(
        'pages, blocks; blocks at rest, index',
        `${row?.['pages']}, ${row?.['blocks']}; ${row?.['block']}, ${row?.['index']}`,
      )
    })
  }
} finally {
  await server.discard()
}
process.exit(0)

function row(name: string, found: readonly number[], plain: readonly number[], total: string): void {
  const pair = (values: readonly number[]): string => `${ms(percentile(values, 50))} / ${ms(percentile(values, 95))}`
  const ratio = (percent: number): string => (percentile(plain, percent) / percentile(found, percent)).toFixed(1)
  console.log(
    `  ${name.padEnd(28)} ${pair(found).padEnd(21)} ${pair(plain).padEnd(21)} ${`${ratio(50)} / ${ratio(95)}`.padEnd(17)} ${total}`,
  )
}

/** Half of the pages lie in the team, the others in one of those; a tenth has permissions of its own. */
async function fill(writer: PageWriter, believable: Believable): Promise<void> {
  const began = performance.now()
  const parents = [] as ReturnType<PageWriter['plan']>[]
  let steps: Step[] = []
  for (let i = 0; i < PAGES; i++) {
    const { title, lines } = believable.page()
    const parent = i % 2 === 0 ? undefined : parents[(i * 7) % parents.length]
    const planned = writer.plan(title, lines, parent ? writer.block(parent.id) : writer.team)
    if (parents.length < 500) parents.push(planned)
    steps.push(planned.step)
    const own = [{ type: 'user', user_id: writer.person.userId, role: 'owner' }]
    if (i % 10 === 0) steps.push(draft => draft.set(writer.block(planned.id), ['permissions'], own))
    if (i % PAGES_PER_TRANSACTION === PAGES_PER_TRANSACTION - 1 || i === PAGES - 1) {
      await writer.save(...steps)
      steps = []
    }
  }
  print(`${PAGES} pages written`, ms(performance.now() - began))
}
