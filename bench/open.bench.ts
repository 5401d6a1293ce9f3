// Opening a page in Chromium, with nothing kept and a second time: the first text, the first key, what is fetched and what keeps others
// waiting. Beside it, in turn, an empty page of React and a static page of as many bytes. BLOCKS, ROWS and ROUNDS change it.
import { loadavg } from 'node:os'
import { launchBrowser } from '../apps/e2e/src/browser.fixture'
import { Person } from '../apps/server/src/reliability/person.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import { Believable } from './believable-pages'
import { atRest } from './cpu-time'
import { makeDatabase } from './database/server'
import { kilobytes, ms, percentile, print, printMachine } from './figures'
import { Limits } from './open/limits'
import { type Visit, visit } from './open/visit'
import { type Awaited, watchPage } from './open/watch-page'
import { Planter } from './planted-page'

const numbers = (name: string, usual: string): number[] =>
  (process.env[name] ?? usual).split(',').filter(Boolean).map(Number)
const SIZES = numbers('BLOCKS', '20,1000,10000')
const TABLES = numbers('ROWS', '20000,100000')
const [ROUNDS = 3] = numbers('ROUNDS', '3')

const WORDS = 'Rye is sown in late autumn'
/** A letter that the first words do not have. */
const words: Awaited = { words: WORDS, letter: 'z' }
const firstRow: Awaited = { selector: '[role=grid] [role=row][data-row] [role=gridcell]', key: 'ArrowDown' }

interface Target {
  readonly name: string
  readonly address: () => string
  readonly awaited: Awaited
  readonly visits: { readonly cold: Visit[]; readonly warm: Visit[] }
}
const target = (name: string, address: () => string, awaited: Awaited): Target => ({
  name,
  address,
  awaited,
  visits: { cold: [], warm: [] },
})

/** “thread”: processor time of the page’s thread by then. In brackets: before the first text. Of long tasks: how many, the longest, and what all kept others waiting. */
const heads = [
  'first text',
  '÷ React',
  '÷ static',
  'thread',
  '÷ React',
  'key',
  'presses',
  'requests',
  'bytes',
  'long tasks',
]
const widths = [11, 10, 10, 10, 10, 8, 9, 12, 20, 28]
const line = (name: string, figures: readonly string[]): string =>
  `  ${name.padEnd(28)}${figures.map((figure, i) => figure.padStart(widths[i] ?? 10)).join('')}`

const server = await ServerChild.start({ entry: 'reliability/unthrottled-server.fixture.ts' })
const limits = await Limits.start()
const browser = await launchBrowser()
try {
  await printMachine(server.connection)
  const person = await new Person(server.url).signUp('Ada')
  const own = await plant(person)
  // What was planted is held in memory, and the tables were filled past the server.
  await server.stop()
  await server.launch()
  await atRest(server)

  print('', 'first visit after the start of the server')
  for (const one of own) {
    const [cold] = await open(person, one, 1)
    one.visits.cold.push(cold)
    print(one.name, ms(cold.firstTextMs))
  }
  const like = own.find(({ name }) => name.startsWith('1000 ')) ?? own[0]
  const bytes = like?.visits.cold[0]?.bytesBefore ?? 0
  for (const { visits } of own) visits.cold.splice(0)

  const stillPage = limits.staticPage(WORDS, bytes)
  const empty = target('empty page of React', () => limits.emptyPage, words)
  const still = target(`one static file of ${kilobytes(bytes)}`, () => stillPage, words)
  for (let round = 0; round < ROUNDS; round++)
    // In turn, so that a machine that is slow for a while is slow for all of them.
    for (const one of [empty, still, ...own]) {
      const [cold, warm] = await open(person, one, 2)
      one.visits.cold.push(cold)
      one.visits.warm.push(warm)
    }
  for (const kept of ['cold', 'warm'] as const) {
    console.log(`\n${kept}, median of ${ROUNDS}; load ${loadavg()[0]?.toFixed(1)}`)
    console.log(line('', heads))
    for (const one of [empty, still, ...own]) console.log(told(one, kept, empty, still))
  }
} finally {
  await browser.close()
  limits.stop()
  await server.discard()
}
process.exit(0)

async function plant(person: Person): Promise<Target[]> {
  const space = await person.createSpace()
  const planter = new Planter(person, space)
  const believable = new Believable(1)
  const targets: Target[] = []
  const path = (id: string): string => `http://localhost:${server.port}/${id.replaceAll('-', '')}`
  for (const size of SIZES) {
    const { id } = await planter.page(`A page of ${size}`, size, at => (at === 0 ? WORDS : believable.line()))
    targets.push(target(`${size} blocks`, () => path(id), words))
  }
  for (const rows of TABLES) {
    const { blockId } = await makeDatabase(server, person, rows, { forSql: false })
    targets.push(target(`table of ${rows} rows`, () => path(blockId), firstRow))
  }
  return targets
}

/** As many visits, one after the other, in a profile that is new. */
async function open(person: Person, { address, awaited }: Target, count: 1): Promise<[Visit]>
async function open(person: Person, { address, awaited }: Target, count: 2): Promise<[Visit, Visit]>
async function open(person: Person, { address, awaited }: Target, count: number): Promise<Visit[]> {
  const url = address()
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  try {
    await context.addCookies(
      person.cookie.split('; ').map(pair => {
        const at = pair.indexOf('=')
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: `http://localhost:${server.port}` }
      }),
    )
    await context.addInitScript(watchPage(awaited))
    const visits: Visit[] = []
    while (visits.length < count) visits.push(await visit(context, url, awaited))
    return visits
  } finally {
    await context.close()
  }
}

function told(one: Target, kept: 'cold' | 'warm', empty: Target, still: Target): string {
  const median = (of: Target, figure: keyof Visit): number =>
    percentile(
      of.visits[kept].map(visited => visited[figure]),
      50,
    )
  const figure = (name: keyof Visit): number => median(one, name)
  const ratio = (name: keyof Visit, beside: Target): string => (figure(name) / median(beside, name)).toFixed(1)
  return line(one.name, [
    ms(figure('firstTextMs')),
    ratio('firstTextMs', empty),
    ratio('firstTextMs', still),
    ms(figure('threadMs')),
    ratio('threadMs', empty),
    ms(figure('keyMs')),
    String(figure('presses')),
    `${figure('requests')} (${figure('requestsBefore')})`,
    `${kilobytes(figure('bytes'))} (${kilobytes(figure('bytesBefore'))})`,
    `${figure('longTasks')}, ${ms(figure('longestTaskMs'))}, ${ms(figure('blockedMs'))}`,
  ])
}
