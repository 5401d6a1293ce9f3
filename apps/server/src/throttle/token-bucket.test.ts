import { beforeEach, describe, expect, it } from 'vitest'
import { TokenBucket } from './token-bucket'

let time: number
beforeEach(() => {
  time = 1_000_000
})
const bucketOf = (burst: number, perSecond: number): TokenBucket => new TokenBucket(burst, perSecond, () => time)

describe('a token bucket', () => {
  it('[P 8] gives a burst at once, and the first of those that are too many', () => {
    const bucket = bucketOf(10, 2)
    expect([bucket.take(), bucket.take(4), bucket.take(8), bucket.take()]).toEqual([1, 4, 5, 0])
  })

  it('[P 8] gives so many a second from then on, and never saves up more than a burst', () => {
    const bucket = bucketOf(10, 2)
    bucket.take(10)
    time += 1499
    expect(bucket.take(10)).toBe(2)
    time += 1
    expect(bucket.take(10)).toBe(1)
    time += 3_600_000
    expect(bucket.take(100)).toBe(10)
  })

  it('[P 8] does not count what it refused, and says how long to wait', () => {
    const bucket = bucketOf(1, 2)
    expect(bucket.waitMs).toBe(0)
    bucket.take()
    for (let i = 0; i < 100; i++) bucket.take()
    expect(bucket.waitMs).toBe(500)
    time += 500
    expect([bucket.waitMs, bucket.take()]).toEqual([0, 1])
  })

  it('[P 8] bears a clock that is set back', () => {
    const bucket = bucketOf(2, 1)
    bucket.take()
    time -= 60_000
    expect(bucket.take(2)).toBe(1)
    time += 1000
    expect(bucket.take(2)).toBe(1)
  })
})
