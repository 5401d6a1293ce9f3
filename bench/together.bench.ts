// From a key pressed in one browser to the frame in which another one shows it, one key at a time: through Sheaf, which stores it before it
// passes it on, and in turn over a bare socket, which is the limit of this machine. KEYS changes how many.
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../apps/e2e/src/browser.fixture'
import { Person } from '../apps/e2e/src/people.fixture'
import { TestServer } from '../apps/e2e/src/server.fixture'
import { percentile, print, printMachine, spread } from './figures'
import { BareEcho } from './together/bare-echo'
import { WATCH_SOCKETS, WATCH_WORDS, type Watched } from './together/watch'

const KEYS = Number(process.env['KEYS'] ?? 200)
/** Of each in turn: whatever else the machine does then, it does to both. */
const IN_TURN = 20
const PAUSE_MS = 80

interface Pair {
  readonly from: Page
  readonly to: Page
}
interface Way {
  readonly whole: number[]
  readonly toSocket: number[]
  readonly between: number[]
  readonly toFrame: number[]
}
const newWay = (): Way => ({ whole: [], toSocket: [], between: [], toFrame: [] })

const server = await TestServer.start()
const echo = await BareEcho.start()
const browsers = await Promise.all([launchBrowser(), launchBrowser()])
try {
  await printMachine()
  const people = await Promise.all(
    browsers.map(async (browser, i) => (await Person.arrive(browser, server, i ? 'Ben' : 'Ada')).signUp()),
  )
  const [ada, ben] = people
  if (!ada || !ben) throw new Error('nobody came')
  for (const { context } of people) await context.addInitScript(WATCH_SOCKETS)
  const workspace = await ada.createWorkspace('Bench', '🌾')
  await ada.invite(workspace, ben)
  for (const person of people) {
    await person.open(workspace.firstPath)
    // So that it is there before the app's own scripts are.
    await person.tab.reload()
  }
  await ada.screen.goToEndOf(0)
  const sheaf = { from: ada.tab, to: ben.tab }
  const bare = { from: await ada.context.newPage(), to: await ben.context.newPage() }
  for (const tab of [bare.from, bare.to]) await tab.goto(echo.url)
  await bare.from.locator('[role="textbox"]').focus()
  for (const { to } of [sheaf, bare]) await to.evaluate(WATCH_WORDS)

  const [through, limit] = [newWay(), newWay()]
  for (let done = 0; done < KEYS; done += IN_TURN) {
    await press(sheaf, through)
    await press(bare, limit)
  }
  print('key in one browser to shown in another', spread(through.whole))
  print('  to the socket: typed, drawn, kept on the device', spread(through.toSocket))
  print('  to the other browser: judged, stored, passed on', spread(through.between))
  print('  to its frame', spread(through.toFrame))
  print('the same over a bare socket, with nothing kept', spread(limit.whole))
  print('  to the other browser', spread(limit.between))
  const [a, b] = [percentile(through.whole, 50), percentile(limit.whole, 50)]
  print('ratio at the median', (a / b).toFixed(1))
} finally {
  await Promise.all(browsers.map(browser => browser.close()))
  echo.stop()
  await server.discard()
}
process.exit(0)

async function press({ from, to }: Pair, way: Way): Promise<void> {
  await Promise.all([from.bringToFront(), to.bringToFront()])
  for (let i = 0; i < IN_TURN; i++) {
    const { count } = await seen(to)
    await from.keyboard.press('e')
    await to.waitForFunction(n => window.together.count > n, count, { polling: 'raf' })
    const [{ pressedAt, sentAt }, { cameAt, shownAt }] = await Promise.all([seen(from), seen(to)])
    way.whole.push(shownAt - pressedAt)
    way.toSocket.push(sentAt - pressedAt)
    way.between.push(cameAt - sentAt)
    way.toFrame.push(shownAt - cameAt)
    await delay(PAUSE_MS)
  }
}
function seen(tab: Page): Promise<Watched> {
  return tab.evaluate(() => window.together)
}
