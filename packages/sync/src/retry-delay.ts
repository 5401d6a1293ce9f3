// Delays between retries, as the specification gives them (client-platform.md 9.1), with jitter so that a restart is not a stampede.
import { limits, retryDelaysMs } from '@sheaf/core/limits'
import type { ClientWorld } from './client-ports'

export const retryDelayMs = (failures: number, world: Pick<ClientWorld, 'random'>): number =>
  (retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] as number) + world.random(limits.maxRetryJitterMs + 1)

/** Waits before the same is tried again, longer with every failure; one wait at a time. */
export class RetryTimer {
  private failures = 0
  private stop: (() => void) | null = null

  constructor(private readonly world: ClientWorld) {}

  get isWaiting(): boolean {
    return this.stop !== null
  }
  later(run: () => void): void {
    this.cancel()
    this.stop = this.world.after(retryDelayMs(this.failures++, this.world), () => {
      this.stop = null
      run()
    })
  }
  cancel(): void {
    this.stop?.()
    this.stop = null
  }
  /** Something went well: the next failure is the first again. */
  succeeded(): void {
    this.failures = 0
  }
}
