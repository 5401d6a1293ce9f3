import { units } from '@sheaf/core/limits'
import { expect, it } from 'vitest'
import { backOffMs } from './back-off'

it('waits longer after each failure, up to about an hour', () => {
  expect([1, 2, 3, 4].map(attempt => backOffMs(attempt, 0.5))).toEqual([5_000, 15_000, 45_000, 135_000])
  expect(backOffMs(30, 0.5)).toBe(units.hourMs)
})

it('spreads those that failed together', () => {
  expect([backOffMs(1, 0), backOffMs(1, 1)]).toEqual([3_750, 6_250])
})
