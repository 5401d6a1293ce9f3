// Two people in two browsers do things at random on one page: `npm run soak browser`. ACTIONS (default 20,000) and SEED change it. What is
// drawn, stored, seen by the other and loaded anew must be the same all the while; ends with code 1 at the first difference.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { actTogether } from '../apps/e2e/src/act-together.fixture'
import { launchBrowser } from '../apps/e2e/src/browser.fixture'
import { Person } from '../apps/e2e/src/people.fixture'
import { TestServer } from '../apps/e2e/src/server.fixture'

const given = process.argv.find(one => one.startsWith('--actions='))?.split('=')[1]
const actions = Number(given ?? process.env['ACTIONS'] ?? 20_000)
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
/** A page of its own for so many actions: what goes wrong is found on a short history. */
const ACTIONS_A_PAGE = 2_000

const server = await TestServer.start()
const browser = await launchBrowser()
const began = performance.now()
let redrawn = 0
let done = 0
try {
  console.log(`  seed ${seed}, ${actions} actions`)
  for (let page = 0; page * ACTIONS_A_PAGE < actions; page++) {
    const before = page * ACTIONS_A_PAGE
    const here = Math.min(ACTIONS_A_PAGE, actions - before)
    const ada = await (await Person.arrive(browser, server, 'Ada Lind')).signUp()
    const ben = await (await Person.arrive(browser, server, 'Ben Okafor')).signUp()
    const workspace = await ada.createWorkspace('Northwind Atelier')
    await ada.invite(workspace, ben)
    for (const person of [ada, ben]) await person.open(workspace.firstPath)
    try {
      const result = await actTogether({
        ada,
        ben,
        workspace,
        seed: seed + page,
        actions: here,
        compareEvery: 100,
        reloadEvery: 5,
        onCompared: count => {
          done = before + count
          if (done % 500 === 0) report()
        },
      })
      redrawn += result.redrawn
    } catch (error) {
      const folder = join(import.meta.dirname, '../test-results')
      mkdirSync(folder, { recursive: true })
      for (const { name, tab } of [ada, ben])
        await tab.screenshot({ path: join(folder, `soak-${seed + page}-${name.slice(0, 3)}.png`) }).catch(() => {})
      throw error
    }
    const faults = [...ada.takeFaults(), ...ben.takeFaults()]
    if (faults.length > 0) throw new Error(`seed ${seed + page}: uncaught in a browser\n${faults.join('\n')}`)
    await Promise.all([ada.leave(), ben.leave()])
  }
  report()
} catch (error) {
  console.log(`  ✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await browser.close()
  await server.discard()
}
process.exit(process.exitCode ?? 0)

function report(): void {
  const seconds = (performance.now() - began) / 1000
  console.log(
    `  ${done} actions, the same everywhere; ${redrawn} redrawn; ${(done / seconds).toFixed(1)} a second, ${seconds.toFixed(0)} s`,
  )
}
