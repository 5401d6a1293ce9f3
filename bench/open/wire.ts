// What a tab asks for and receives, as the browser's network counts it: compressed bytes with their headers, and when they came.
import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** Seconds of the browser's own clock. */
type Seconds = number

interface Asked {
  readonly at: Seconds
  /** Came over the network, and not from what the browser has kept. */
  bytes: number
}

export class Wire {
  private readonly asked = new Map<string, Asked>()
  private readonly parts: { readonly at: Seconds; readonly bytes: number }[] = []
  private readonly running = new Set<string>()
  /** From the browser's clock to the machine's. */
  private offset: Seconds = 0
  private changedAtMs = performance.now()

  private constructor(private readonly session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, request }) => {
      if (!request.url.startsWith('http')) return
      this.offset = wallTime - timestamp
      if (!this.asked.has(requestId)) this.asked.set(requestId, { at: timestamp, bytes: 0 })
      this.running.add(requestId)
      this.changed()
    })
    session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
      this.came(requestId, timestamp, encodedDataLength)
    })
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      // What was not told as data: the headers.
      this.came(requestId, timestamp, encodedDataLength - (this.asked.get(requestId)?.bytes ?? 0))
      this.end(requestId)
    })
    session.on('Network.loadingFailed', ({ requestId }) => this.end(requestId))
  }
  static async watch(context: BrowserContext, tab: Page): Promise<Wire> {
    const session = await context.newCDPSession(tab)
    const wire = new Wire(session)
    await session.send('Network.enable')
    return wire
  }

  private came(requestId: string, at: Seconds, bytes: number): void {
    const asked = this.asked.get(requestId)
    if (!asked || bytes <= 0) return
    asked.bytes += bytes
    this.parts.push({ at, bytes })
    this.changed()
  }
  private end(requestId: string): void {
    this.running.delete(requestId)
    this.changed()
  }
  private changed(): void {
    this.changedAtMs = performance.now()
  }

  /** Nothing is under way, and nothing has come for so long. */
  isQuietFor(ms: number): boolean {
    return this.running.size === 0 && performance.now() - this.changedAtMs > ms
  }
  /** Until a moment of the machine's clock, in milliseconds. */
  until(wallMs: number): { readonly requests: number; readonly bytes: number } {
    const end = wallMs / 1_000 - this.offset
    return {
      requests: [...this.asked.values()].filter(({ at, bytes }) => at <= end && bytes > 0).length,
      bytes: this.parts.filter(({ at }) => at <= end).reduce((sum, { bytes }) => sum + bytes, 0),
    }
  }
  stop(): Promise<void> {
    return this.session.detach()
  }
}
