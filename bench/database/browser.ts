// A database on a real screen: how soon it is there, whether it scrolls at sixty frames a second, and how soon another tab shows an edit.
import { setTimeout as delay } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { launchBrowser } from '../../apps/e2e/src/browser.fixture'
import { Person as Visitor } from '../../apps/e2e/src/people.fixture'
import { TestServer } from '../../apps/e2e/src/server.fixture'
import type { Person } from '../../apps/server/src/reliability/person.fixture'
import type { ServerChild } from '../../apps/server/src/reliability/server-child.fixture'
import { ms, percentile, print, spread } from '../figures'
import { Thread } from '../open/thread'
import type { BenchDatabase } from './server'

const OPENINGS = 5
const FRAMES = 300
/** What came by is drawn in full and dropped again. */
const PAUSE_MS = 1_000
const EDITS = 30
const COPY_WITHIN_MS = 600_000
const ROWS = '[role=grid] [role=row][data-row]'
const TICK = '[role=grid] [role=row][data-row] :is(input[type=checkbox], [role=checkbox])'

/** As many pixels a frame: by a wheel, by a finger, by a finger in a hurry. */
const PACES_PX = [48, 200, 400]

/** Scrolls for a while and keeps the time of every frame. As text: the compiler's marks are unknown to a page. */
const scroll = (px: number): string => `(() => new Promise(resolve => {
  const grid = document.querySelector('[role=grid]')
  const frames = []
  let last = 0
  const step = now => {
    if (last) frames.push(now - last)
    last = now
    grid.scrollTop += ${px}
    if (frames.length < ${FRAMES}) requestAnimationFrame(step)
    else resolve({ frames, rows: Math.max(...[...document.querySelectorAll('[data-index]')].map(one => Number(one.dataset.index))) })
  }
  requestAnimationFrame(step)
}))()`
/** The scrollbar is dragged to the middle: until every line in sight has its row. */
const JUMP = `(() => new Promise(resolve => {
  const grid = document.querySelector('[role=grid]')
  const began = performance.now()
  grid.scrollTop = grid.scrollHeight / 2
  const look = () => {
    const { top, bottom } = grid.getBoundingClientRect()
    const inSight = [...grid.querySelectorAll('[role=row][data-row]')].filter(row => {
      const box = row.getBoundingClientRect()
      return box.bottom > top && box.top < Math.min(bottom, innerHeight)
    })
    if (inSight.length > 5) resolve(performance.now() - began)
    else requestAnimationFrame(look)
  }
  // The lines that were in sight go first.
  requestAnimationFrame(() => requestAnimationFrame(look))
}))()`
const IS_TICKED = `(() => { const one = document.querySelector('${TICK}'); return one.checked ?? one.getAttribute('aria-checked') === 'true' })()`
/** Only begun: the page would else wait for it before anything is pressed. */
const WATCH = `void (window.benchSeen = new Promise(resolve => {
  const ticked = () => ${IS_TICKED}
  const before = ticked()
  const look = () => ticked() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
  look()
}))`

export async function measureBrowser(
  server: ServerChild,
  owner: Person,
  made: BenchDatabase,
  size: number,
): Promise<void> {
  console.log(`\nin Chromium, ${size} rows`)
  const browser = await launchBrowser()
  const place = TestServer.startedElsewhere({ port: server.port, dataDir: server.dataDir })
  try {
    const visitor = await (await Visitor.arrive(browser, place, 'Ben')).signUp()
    const { url } = await owner.call<{ url: string }>('createInvite', { spaceId: made.spaceId, email: visitor.email })
    await visitor.call('acceptInvite', { code: url.split('/').at(-1) })
    const path = `/${made.blockId.replaceAll('-', '')}`
    const { tab } = visitor
    const openings: number[] = []
    for (let i = 0; i < OPENINGS; i++) openings.push(await opening(tab, `${place.url}${path}`))
    print(
      'address to rows on the screen',
      `first ${ms(openings[0] ?? 0)}, then p50 ${ms(percentile(openings.slice(1), 50))}`,
    )
    const thread = await Thread.watch(visitor.context, tab)
    for (const px of PACES_PX) {
      await tab.evaluate("document.querySelector('[role=grid]').scrollTop = 0")
      await delay(PAUSE_MS)
      const before = await thread.spentMs()
      const { frames, rows } = (await tab.evaluate(scroll(px))) as { frames: number[]; rows: number }
      const late = frames.filter(frame => frame > 25).length
      print(
        `${FRAMES} frames of scrolling, ${px} px each`,
        `${spread(frames)}, ${late} late; thread ${ms(((await thread.spentMs()) - before) / FRAMES)} each; row ${rows} reached`,
      )
    }
    print('a jump to the middle, until its rows are there', await withCalls(tab, () => tab.evaluate<number>(JUMP)))
    await tab
      .locator('[role=gridcell]')
      .first()
      .click({ position: { x: 6, y: 6 } })
    await tab.keyboard.press('ControlOrMeta+a')
    print('all rows copied', await withCalls(tab, () => copied(tab)))
    const second = await visitor.context.newPage()
    await opening(tab, `${place.url}${path}`)
    await opening(second, `${place.url}${path}`)
    for (const one of [tab, second]) await showTicks(one)
    print('a tick in one tab to the frame of another', spread(await ticks(tab, second)))
  } finally {
    await browser.close()
  }
}

async function opening(tab: Page, address: string): Promise<number> {
  const began = performance.now()
  await tab.goto(address)
  await tab.waitForFunction(rows => document.querySelectorAll(rows).length > 5, ROWS, { polling: 'raf' })
  return performance.now() - began
}

/** How long something takes by itself, and what it asks of the server. */
async function withCalls(tab: Page, run: () => Promise<number>): Promise<string> {
  let calls = 0
  const count = (request: Request): void => {
    if (request.url().includes('/api/')) calls++
  }
  tab.on('request', count)
  const spent = await run()
  tab.off('request', count)
  return `${ms(spent)}, ${calls} calls`
}

async function copied(tab: Page): Promise<number> {
  const began = performance.now()
  await tab.keyboard.press('ControlOrMeta+c')
  await tab.getByText(/rows copied$|^Couldn’t copy$/).waitFor({ timeout: COPY_WITHIN_MS })
  return performance.now() - began
}

/** Of many columns only those in sight are drawn. */
async function showTicks(tab: Page): Promise<void> {
  await tab.locator('[role=grid] [data-property=urgent]').evaluate(head => head.scrollIntoView({ inline: 'center' }))
  await tab.locator(TICK).first().waitFor()
}

async function ticks(tab: Page, second: Page): Promise<number[]> {
  const spent: number[] = []
  for (let i = 0; i < EDITS; i++) {
    await second.evaluate(WATCH)
    const box = tab.locator(TICK).first()
    await box.scrollIntoViewIfNeeded()
    const pressed = await box.evaluate((one: HTMLElement) => {
      const at = performance.timeOrigin + performance.now()
      one.click()
      return at
    })
    spent.push((await second.evaluate<number>('window.benchSeen')) - pressed)
  }
  return spent
}
