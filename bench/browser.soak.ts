// Pairs of people in browsers do things at random, each pair on a page of its own: `npm run soak browser`. ACTIONS (default 20,000), SEED
// and PAIRS (how many at a time, default 2) change it. What is drawn, stored, seen by the other and loaded anew must be the same all the
// while. A page on which it is not is told with its seed and left, and the run ends with code 1; `SEED=… PAIRS=1` begins with that page. What
// everybody did is in test-results/soak-<seed>.log, with pictures of what they saw last.
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { actTogether, type Figures } from '../apps/e2e/src/act-together.fixture'
import { launchBrowser } from '../apps/e2e/src/browser.fixture'
import { Person } from '../apps/e2e/src/people.fixture'
import { TestServer } from '../apps/e2e/src/server.fixture'

const actions = Number(process.env['ACTIONS'] ?? 20_000)
const firstSeed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const pairs = Number(process.env['PAIRS'] ?? 2)
/** A page of its own for so many actions: what goes wrong is found on a short history. */
const ACTIONS_A_PAGE = 1_000
const TOLD_EVERY = 500

const results = join(import.meta.dirname, '../test-results')
mkdirSync(results, { recursive: true })
const server = await TestServer.start()
const browser = await launchBrowser()
const began = performance.now()
/** By the seed of their page. */
const pages = new Map<number, Figures>()
/** By kind: how often, and how long in all. */
const kinds = new Map<string, readonly [count: number, tookMs: number]>()
let told = 0
try {
  console.log(`  seed ${firstSeed}, ${actions} actions, ${pairs} pairs at a time`)
  const left = Array.from({ length: Math.ceil(actions / ACTIONS_A_PAGE) }, (_, page) => ({
    seed: firstSeed + page,
    count: Math.min(ACTIONS_A_PAGE, actions - page * ACTIONS_A_PAGE),
  }))
  await Promise.all(
    Array.from({ length: pairs }, async () => {
      for (let next = left.shift(); next; next = left.shift())
        await actOnPage(next.seed, next.count).catch((error: unknown) => {
          console.log(`  ✗ ${error instanceof Error ? error.message : String(error)}`)
          process.exitCode = 1
        })
    }),
  )
  report()
  const slowest = [...kinds].sort(([, a], [, b]) => b[1] - a[1]).slice(0, 8)
  console.log(
    `  most time: ${slowest.map(([kind, [count, ms]]) => `${kind} ${count} × ${(ms / count).toFixed(0)} ms`).join(', ')}`,
  )
} finally {
  await browser.close()
  await server.discard()
}
process.exit(process.exitCode ?? 0)

async function actOnPage(seed: number, count: number): Promise<void> {
  const ada = await (await Person.arrive(browser, server, 'Ada Lind')).signUp()
  const ben = await (await Person.arrive(browser, server, 'Ben Okafor')).signUp()
  const workspace = await ada.createWorkspace('Northwind Atelier')
  await ada.invite(workspace, ben)
  for (const person of [ada, ben]) await person.open(workspace.firstPath)
  const log = join(results, `soak-${seed}.log`)
  rmSync(log, { force: true })
  try {
    await actTogether({
      ada,
      ben,
      workspace,
      seed,
      actions: count,
      compareEvery: 100,
      reloadEvery: 3,
      onAction: (line, tookMs) => {
        appendFileSync(log, `${line}\n`)
        tally(line.slice(4).split(':')[0] ?? '', tookMs)
      },
      onCompared: figures => {
        appendFileSync(log, `--- the same after ${figures.done}\n`)
        pages.set(seed, { ...figures })
        const faults = [...ada.takeFaults(), ...ben.takeFaults()]
        if (faults.length > 0)
          throw new Error(`seed ${seed}, after ${figures.done} actions: uncaught in a browser\n${faults.join('\n')}`)
        if (sum('done') >= told + TOLD_EVERY) {
          report()
          told = sum('done')
        }
      },
    })
  } catch (error) {
    for (const { name, tab } of [ada, ben])
      await tab.screenshot({ path: join(results, `soak-${seed}-${name.slice(0, 3)}.png`) }).catch(() => {})
    throw error
  } finally {
    await Promise.all([ada.leave(), ben.leave()])
  }
}

function tally(kind: string, tookMs: number): void {
  const [count, before] = kinds.get(kind) ?? [0, 0]
  kinds.set(kind, [count + 1, before + tookMs])
}
function sum(name: keyof Figures): number {
  return [...pages.values()].reduce((all, figures) => all + figures[name], 0)
}
function report(): void {
  const seconds = (performance.now() - began) / 1000
  console.log(
    `  ${sum('done')} actions on ${pages.size} pages from seed ${firstSeed}, the same everywhere in ${sum('compared')} comparisons and ${sum('loaded')} fresh loads; ` +
      `${sum('redrawn')} redrawn, ${sum('missed')} missed; ${(sum('done') / seconds).toFixed(1)} a second, ${seconds.toFixed(0)} s`,
  )
}
