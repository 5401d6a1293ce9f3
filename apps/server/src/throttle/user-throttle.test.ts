import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { serverLimits } from '@sheaf/core/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { UserThrottle } from './user-throttle'

let time: number
let ada: Uuid
let grace: Uuid
beforeEach(() => {
  time = 1_000_000
  ada = newUuid()
  grace = newUuid()
})
const throttleOf = (perMinute: number): UserThrottle => new UserThrottle(perMinute, () => time)

describe('what one person may ask', () => {
  it('[P 8] is a minute’s worth at once, then refused retryably with the time to wait', () => {
    const throttle = throttleOf(60)
    for (let i = 0; i < 60; i++) throttle.count(ada)
    time += 250
    const refused = (): SheafError => {
      try {
        throttle.count(ada)
      } catch (error) {
        if (error instanceof SheafError) return error
      }
      throw new Error('it was not refused')
    }
    expect(refused()).toMatchObject({
      name: 'UserRateLimitResponse',
      status: 429,
      retryable: true,
      clientData: { type: 'rate_limited', retryAfterMs: 750 },
    })
    time += 750
    throttle.count(ada)
    expect(refused().status).toBe(429)
  })

  it('[P 8] takes nothing from others', () => {
    const throttle = throttleOf(60)
    expect([throttle.grant(ada, 100), throttle.grant(ada, 1), throttle.grant(grace, 100)]).toEqual([60, 0, 60])
  })

  it('[P 8] is remembered for as long as it matters', () => {
    const throttle = throttleOf(60)
    for (let i = 0; i < 100; i++) throttle.grant(newUuid(), 1)
    time += 59_000
    throttle.grant(ada, 60)
    time += 1000
    expect([throttle.grant(ada, 60), throttle.size]).toEqual([1, 1])
    time += 60_000
    throttle.grant(grace, 1)
    expect([throttle.size, throttle.grant(ada, 100)]).toEqual([1, 60])
  })
})

describe('transactionsPerUserPerMinute', () => {
  it('[P 8] is never met by a person who types without pause, holds a key down and pastes a book', () => {
    const throttle = throttleOf(serverLimits.transactionsPerUserPerMinute)
    const refused: number[] = []
    const save = (transactions: number): void => {
      if (throttle.grant(ada, transactions) < transactions) refused.push(time)
    }
    for (let second = 0; second < 3600; second++) {
      time += 1000
      // Fifteen keys a second in one tab, a repeating key in another.
      for (let i = 0; i < 15 + 33; i++) save(1)
      // Every ten seconds a paste as large as requests take.
      if (second % 10 === 0) for (let i = 0; i < 4; i++) save(limits.transactionsPerRequest)
    }
    expect(refused).toEqual([])
  })
})
