// A finger on the glass, from where it comes down to where it is lifted: what a tap is too short for.
import type { Page } from 'playwright-core'

interface Touch {
  readonly x: number
  readonly y: number
}
interface Finger {
  readonly down: (at: Touch) => Promise<void>
  readonly move: (to: Touch) => Promise<void>
  readonly lift: () => Promise<void>
}

export async function withFinger(tab: Page, use: (finger: Finger) => Promise<void>): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Touch[]): Promise<void> => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await use({ down: at => touch('touchStart', at), move: to => touch('touchMove', to), lift: () => touch('touchEnd') })
  await devtools.detach()
}
