import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { spotAfter, spotsOf } from './row-spots'

const rows = (words: string) => words.split('') as unknown as readonly Uuid[]
const spots = spotsOf([
  { place: { group: 'x' }, list: { rows: rows('ab') } },
  { place: { group: 'y' }, list: { rows: rows('bc') } },
])

describe('spots', () => {
  it('are one for each place that a row is drawn at', () => {
    expect(spots.map(({ row }) => row).join('')).toBe('abbc')
    expect(new Set(spots.map(({ key }) => key)).size).toBe(4)
  })
  it.each([
    [0, 'a', 'b'],
    [1, 'b', 'c'],
    [3, 'c', 'b'],
    [3, 'bc', 'a'],
    [0, 'abc', undefined],
  ])('at %i, when %s are gone, the focus goes to %s', (at, gone, next) => {
    const from = spots[at]
    expect(from && spotAfter(spots, from, rows(gone))?.row).toBe(next)
  })
})
