import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { restMs } from './rest'

const pages = (from: number, to: number): ReadonlySet<Uuid> =>
  new Set(Array.from({ length: to - from }, (_, i) => `page ${from + i}` as Uuid))

describe('the rest of followers', () => {
  it.each([
    ['a page that is typed in, seen again', 300, pages(0, 1), pages(0, 1), 3_000],
    ['one of two seen again', 300, pages(0, 2), pages(1, 2), 1_500],
    ['the same pages, for very long', 4_000, pages(0, 3), pages(0, 3), 10_000],
    ['a page that nobody saw before', 300, pages(0, 1), pages(5, 6), 300],
    ['thousands of new pages in one team', 4_000, pages(0, 2_001), pages(2_000, 4_001), 1_000],
    ['nothing', 5, pages(0, 0), pages(0, 0), 5],
  ])('after %s', (_, spentMs, now, before, expected) => {
    expect(restMs(spentMs, now, before)).toBeCloseTo(expected)
  })

  it('is soon over while pages are brought in, however long they have been', () => {
    // 20 runs of half a second each, 500 new pages a run: the index is never more than a second behind by resting.
    for (let run = 1; run < 20; run++)
      expect(restMs(500, pages(run * 500, run * 500 + 501), pages(run * 500 - 500, run * 500 + 1))).toBeLessThanOrEqual(
        1_000,
      )
  })
})
