// What a key costs the page in a paragraph of 100,000 characters, near its start, in its middle and at its end, beside a short one. Processor
// time of the page's thread, so that whatever else the machine does is not in it. A frame of 30 a second has 33 ms.
import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import { launchBrowser } from '../apps/e2e/src/browser.fixture'
import { Person } from '../apps/e2e/src/people.fixture'
import { TestServer } from '../apps/e2e/src/server.fixture'
import { print, printMachine } from './figures'

const KEYS = 40
const PAUSE_MS = 120
/** A paste that is longer becomes several paragraphs. */
const PORTION = 49_800
const words = 'the warp and the weft of linen cloth are woven by hand in the old mill near the river '

const server = await TestServer.start()
const browser = await launchBrowser()
try {
  await printMachine()
  const ada = await (await Person.arrive(browser, server, 'Ada')).signUp()
  const workspace = await ada.createWorkspace('Bench', '🌾')
  await ada.open(workspace.firstPath)
  const { screen, tab, context } = ada
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await screen.text.first().click()
  await screen.press('ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+a', 'Backspace')
  await screen.type(words.slice(0, 80))
  const short = await typeAt(devtools, 0)
  print('a key in a paragraph of 80 characters', `${short.toFixed(1)} ms`)
  for (let i = 0; i < 2; i++) {
    await screen.paste({ 'text/plain': words.repeat(PORTION).slice(0, PORTION) })
    await delay(1_000)
  }
  for (const [name, share] of [
    ['near its start', 0.01],
    ['in its middle', 0.5],
    ['at its end', 0.99],
  ] as const) {
    const long = await typeAt(devtools, share)
    print(`a key in 100,000 characters, ${name}`, `${long.toFixed(1)} ms, ${(long / short).toFixed(1)} times`)
  }

  /** Milliseconds of the page's thread for a key. `share`: how far down the first paragraph it is pressed. */
  async function typeAt(session: CDPSession, share: number): Promise<number> {
    const place = await screen.text
      .first()
      .locator('.sheaf-body')
      .first()
      .evaluate((body, share) => {
        const { height } = body.getBoundingClientRect()
        const scroller = body.closest('main') ?? document.documentElement
        for (const one of [scroller, ...scroller.querySelectorAll('*')])
          if (one.contains(body) && one.scrollHeight > one.clientHeight + 1) one.scrollTop = share * height - 200
        const { left, top } = body.getBoundingClientRect()
        return { x: left + 120, y: top + Math.max(8, share * height) }
      }, share)
    await tab.mouse.click(place.x, place.y)
    await delay(1_000)
    const before = await taskMs(session)
    for (let i = 0; i < KEYS; i++) {
      await tab.keyboard.press('e')
      await delay(PAUSE_MS)
    }
    return ((await taskMs(session)) - before) / KEYS
  }
} finally {
  await browser.close()
  await server.discard()
}
process.exit(0)

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}
