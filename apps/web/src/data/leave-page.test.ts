import type { Transaction } from '@sheaf/core/operations/transaction'
import { describe, expect, it } from 'vitest'
import { fitting } from './leave-page'

const transaction = (n: number, characters: number, letter = 'x'): Transaction =>
  ({ n, note: letter.repeat(characters) }) as unknown as Transaction

describe('what is posted when the page is left', () => {
  it('is everything while it fits', () => {
    const all = [1, 2, 3].map(n => transaction(n, 100))
    expect(fitting(all)).toEqual(all)
  })
  it('is the first ones in order where not all fit, without a hole', () => {
    expect(fitting([transaction(1, 30_000), transaction(2, 40_000), transaction(3, 10)]).map(({ n }) => n)).toEqual([1])
  })
  it('is measured in bytes, as browsers do', () => {
    expect(fitting([transaction(1, 25_000, '糸')])).toEqual([])
  })
})
