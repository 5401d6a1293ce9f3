// Sends again what may succeed later, after the specified delays, each with a random addition (client-platform.md 9.1). A
// server that says how long to wait is believed.
import { TransportError } from '@sheaf/core/api/transport-error'
import { limits, retryDelaysMs } from '@sheaf/core/limits'

interface RetryWorld {
  /** A whole number below the bound. */
  random(bound: number): number
  sleep(ms: number): Promise<void>
}

export const browserWorld: RetryWorld = {
  random: bound => Math.floor(Math.random() * bound),
  sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
}

export function delayMs(failures: number, world: Pick<RetryWorld, 'random'>, askedMs = 0): number {
  const specified = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] as number
  return Math.max(specified, askedMs) + world.random(limits.maxRetryJitterMs + 1)
}

/** For reads only: a write that got no answer may have happened. */
export async function withRetries<T>(run: () => Promise<T>, world: RetryWorld = browserWorld): Promise<T> {
  for (let failures = 0; ; failures++)
    try {
      return await run()
    } catch (error) {
      const mayTryAgain = error instanceof TransportError && error.retryable && failures < retryDelaysMs.length
      if (!mayTryAgain) throw error
      await world.sleep(delayMs(failures, world, error.retryAfterMs))
    }
}
