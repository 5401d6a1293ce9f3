// One visit of an address: from the start of the navigation to the first text, then a key as soon as it is there, then until nothing more
// is fetched.
import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { Thread } from './thread'
import type { Awaited, PageWatch } from './watch-page'
import { Wire } from './wire'

const WITHIN_MS = 60_000
/** A key that was lost is pressed again after this time, as a person would. A second press on a cell would begin to write in it. */
const pressedAgainMs = { letter: 200, key: 2_000 }
const QUIET_MS = 600
const SETTLED_WITHIN_MS = 8_000
/** Of a long task, what is above this keeps others waiting. */
const LONG_MS = 50

export interface Visit {
  readonly firstTextMs: number
  /** Processor time that the page's thread had taken by then: it holds on a machine that others use too. */
  readonly threadMs: number
  /** From the first press to the frame that shows it. */
  readonly keyMs: number
  readonly presses: number
  readonly requests: number
  readonly requestsBefore: number
  readonly bytes: number
  readonly bytesBefore: number
  readonly longTasks: number
  readonly longestTaskMs: number
  readonly blockedMs: number
}

declare global {
  interface Window {
    benchWatch: PageWatch
  }
}

export async function visit(context: BrowserContext, address: string, awaited: Awaited): Promise<Visit> {
  const tab = await context.newPage()
  const wire = await Wire.watch(context, tab)
  const thread = await Thread.watch(context, tab)
  try {
    await tab.goto(address, { waitUntil: 'commit' })
    const shown = await within(
      `the first text of ${address}`,
      tab.evaluate(() => window.benchWatch.shown),
    )
    const threadMs = await thread.spentMs()
    const key = await pressUntilAnswered(tab, shown, awaited)
    const settledBy = performance.now() + SETTLED_WITHIN_MS
    while (!wire.isQuietFor(QUIET_MS) && performance.now() < settledBy) await delay(50)
    const { origin, longTasks } = await tab.evaluate(() => ({
      origin: performance.timeOrigin,
      longTasks: window.benchWatch.longTasks,
    }))
    const before = wire.until(origin + shown.at)
    const all = wire.until(Number.POSITIVE_INFINITY)
    return {
      firstTextMs: shown.at,
      threadMs,
      ...key,
      requests: all.requests,
      requestsBefore: before.requests,
      bytes: all.bytes,
      bytesBefore: before.bytes,
      longTasks: longTasks.length,
      longestTaskMs: Math.max(0, ...longTasks),
      blockedMs: longTasks.reduce((sum, ms) => sum + ms - LONG_MS, 0),
    }
  } finally {
    await wire.stop()
    await tab.close()
  }
}

async function pressUntilAnswered(
  tab: Page,
  { x, y }: { readonly x: number; readonly y: number },
  awaited: Awaited,
): Promise<{ readonly keyMs: number; readonly presses: number }> {
  const answered = within(
    'an answer to a key',
    tab.evaluate(() => window.benchWatch.answered),
  )
  const [key, againMs] =
    'letter' in awaited ? [awaited.letter, pressedAgainMs.letter] : [awaited.key, pressedAgainMs.key]
  let presses = 0
  for (;;) {
    await tab.mouse.click(x, y)
    await tab.keyboard.press(key)
    presses++
    const answer = await Promise.race([answered, delay(againMs)])
    if (answer) return { keyMs: answer.at - answer.pressedAt, presses }
  }
}

async function within<T>(what: string, promise: Promise<T>): Promise<T> {
  const late = delay(WITHIN_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${what} did not come within ${WITHIN_MS / 1_000} s`)
  })
  return Promise.race([promise, late])
}
