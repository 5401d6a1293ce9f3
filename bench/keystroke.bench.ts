// From a key pressed in one browser to the frame in which another browser shows it, one key at a time.
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../apps/e2e/src/browser.fixture'
import { Person } from '../apps/e2e/src/people.fixture'
import { TestServer } from '../apps/e2e/src/server.fixture'
import { print, printMachine, spread } from './figures'

const KEYS = 200
const PAUSE_MS = 80

/** Counts changes of the page's words by the frame that paints them. As text: the compiler's marks are unknown to a page. */
const WATCH = `(() => {
  const words = () => [...document.querySelectorAll('[role="textbox"] p')].reduce((sum, one) => sum + one.textContent.length, 0)
  let known = words()
  new MutationObserver(() => {
    if (words() === known) return
    known = words()
    requestAnimationFrame(() => {
      window.benchAt = performance.timeOrigin + performance.now()
      window.benchCount = (window.benchCount ?? 0) + 1
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
})()`

declare global {
  interface Window {
    /** When the last key went down, or the last change was painted: milliseconds of the machine's clock. */
    benchAt?: number
    benchCount?: number
  }
}

const server = await TestServer.start()
const browsers = await Promise.all([launchBrowser(), launchBrowser()])
try {
  await printMachine()
  const [ada, ben] = await Promise.all(
    browsers.map(async (browser, i) => (await Person.arrive(browser, server, i ? 'Ben' : 'Ada')).signUp()),
  )
  if (!ada || !ben) throw new Error('nobody came')
  const workspace = await ada.createWorkspace('Bench', '🌾')
  await ada.invite(workspace, ben)
  await ada.open(workspace.firstPath)
  await ben.open(workspace.firstPath)
  await ada.screen.goToEndOf(0)
  await ada.tab.evaluate(() =>
    document.addEventListener(
      'keydown',
      () => {
        window.benchAt = performance.timeOrigin + performance.now()
      },
      true,
    ),
  )
  await ben.tab.evaluate(WATCH)
  const latencies: number[] = []
  for (let i = 0; i < KEYS; i++) {
    const before = await count(ben.tab)
    await ada.tab.keyboard.press('e')
    await ben.tab.waitForFunction(n => (window.benchCount ?? 0) > n, before, { polling: 'raf' })
    const [pressed, shown] = await Promise.all([at(ada.tab), at(ben.tab)])
    latencies.push(shown - pressed)
    await delay(PAUSE_MS)
  }
  print('key in one browser to shown in another', spread(latencies))
} finally {
  await Promise.all(browsers.map(browser => browser.close()))
  await server.discard()
}
process.exit(0)

function count(tab: Page): Promise<number> {
  return tab.evaluate(() => window.benchCount ?? 0)
}
function at(tab: Page): Promise<number> {
  return tab.evaluate(() => window.benchAt ?? 0)
}
