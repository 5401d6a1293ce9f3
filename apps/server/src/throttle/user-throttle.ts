// How much one person may ask of this process: a minute's worth at once, then as it comes. Counted in memory, so several processes
// allow as many times more and a restart forgets. That is enough to keep one person from slowing everybody down; guesses at
// passwords and codes, which must add up everywhere and for hours, are counted in the database (auth/rate-limits.ts), at the price
// of a write each.
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { units } from '@sheaf/core/limits'
import { serverLimits } from '@sheaf/core/server-limits'
import { TokenBucket } from './token-bucket'

export class UserThrottle {
  private readonly buckets = new Map<Uuid, TokenBucket>()
  private sweptAt: number

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number,
  ) {
    this.sweptAt = now()
  }

  /** Counts one, or throws the refusal. */
  count(userId: Uuid): void {
    if (this.grant(userId, 1) === 0) throw this.refusal(userId)
  }
  /** How many of `wanted` may go ahead: the first ones. The others are to be refused. */
  grant(userId: Uuid, wanted: number): number {
    return this.bucketOf(userId).take(wanted)
  }
  /** Retryable by its status: whoever waits is served. */
  refusal(userId: Uuid): SheafError {
    return new SheafError('UserRateLimitResponse', {
      clientData: { type: 'rate_limited', retryAfterMs: this.bucketOf(userId).waitMs },
    })
  }

  /** People who are remembered. */
  get size(): number {
    return this.buckets.size
  }

  private bucketOf(userId: Uuid): TokenBucket {
    this.sweep()
    const known = this.buckets.get(userId)
    if (known) return known
    const bucket = new TokenBucket(this.perMinute, this.perMinute / 60, this.now)
    this.buckets.set(userId, bucket)
    return bucket
  }
  /** A full bucket says no more than none at all: who was silent for a minute is forgotten. */
  private sweep(): void {
    if (this.now() - this.sweptAt < units.minuteMs) return
    this.sweptAt = this.now()
    for (const [userId, bucket] of this.buckets) if (bucket.isFull) this.buckets.delete(userId)
  }
}

/** What is counted per person. */
export interface Throttles {
  readonly calls: UserThrottle
  readonly transactions: UserThrottle
}

export const createThrottles = (now: () => number): Throttles => ({
  calls: new UserThrottle(serverLimits.callsPerUserPerMinute, now),
  transactions: new UserThrottle(serverLimits.transactionsPerUserPerMinute, now),
})
