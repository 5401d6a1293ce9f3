import type { Uuid } from '@sheaf/core/ids'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stableOrder } from './stable-order'

const ids = (text: string): Uuid[] => text.split('') as Uuid[]

it('keeps what need not move', () => {
  const { start, haveEnd, wantEnd, keep } = stableOrder(ids('abcdef'), ids('abecdf'))
  expect([start, haveEnd, wantEnd, [...keep].sort().join('')]).toEqual([2, 5, 5, 'cd'])
})
it('removing and inserting the rest gives the wanted list, and no longer run could stay', () => {
  const list = fc.uniqueArray(fc.constantFrom(...ids('abcdefgh')))
  fc.assert(
    fc.property(list, list, (have, want) => {
      const { start, haveEnd, wantEnd, keep } = stableOrder(have, want)
      expect(have.slice(0, start)).toEqual(want.slice(0, start))
      expect(have.slice(haveEnd)).toEqual(want.slice(wantEnd))
      const kept = (all: readonly Uuid[], end: number): Uuid[] => all.slice(start, end).filter(id => keep.has(id))
      expect(kept(have, haveEnd)).toEqual(kept(want, wantEnd))
      // Against the plain quadratic way.
      const inner = want
        .slice(start, wantEnd)
        .map(id => have.indexOf(id))
        .filter(i => i >= start)
      const best: number[] = []
      for (const [j, i] of inner.entries())
        best[j] = 1 + Math.max(0, ...inner.slice(0, j).map((other, at) => (other < i ? (best[at] ?? 0) : 0)))
      expect(keep.size).toBe(Math.max(0, ...best))
    }),
  )
})
