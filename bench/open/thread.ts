// Processor time of a page's own thread, as the browser counts it.
import type { BrowserContext, CDPSession, Page } from 'playwright-core'

export class Thread {
  private constructor(private readonly session: CDPSession) {}

  static async watch(context: BrowserContext, tab: Page): Promise<Thread> {
    const session = await context.newCDPSession(tab)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new Thread(session)
  }
  /** Since the page was opened. */
  async spentMs(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
}
