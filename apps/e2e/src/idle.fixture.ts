// A browser that is always busy: nothing is fetched ahead of its use.
import type { Page } from 'playwright-core'

export const neverIdle = (tab: Page): Promise<unknown> =>
  tab.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
