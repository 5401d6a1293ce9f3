import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { drawnRowAfter, drawnRowsOf } from './drawn-rows'

const rows = (words: string) => words.split('') as unknown as readonly Uuid[]
const drawn = drawnRowsOf([
  { place: { group: 'x' }, list: { rows: rows('ab') } },
  { place: { group: 'y' }, list: { rows: rows('bc') } },
])

describe('drawn rows', () => {
  it('are one for each place that a row is drawn at', () => {
    expect(drawn.map(({ row }) => row).join('')).toBe('abbc')
    expect(new Set(drawn.map(({ key }) => key)).size).toBe(4)
  })
  it.each([
    [0, 'a', 'b'],
    [1, 'b', 'c'],
    [3, 'c', 'b'],
    [3, 'bc', 'a'],
    [0, 'abc', undefined],
  ])('at %i, when %s are gone, the focus goes to %s', (at, gone, next) => {
    const from = drawn[at]
    expect(from && drawnRowAfter(drawn, from, rows(gone))?.row).toBe(next)
  })
})
