import { describe, expect, it } from 'vitest'
import { lanesAround, lanesOf } from './span-lanes'

const stretch = (start: number, end: number) => ({ start, end })

describe('things that overlap', () => {
  it.each([
    ['nothing', [], []],
    ['one after the other share a lane', [stretch(0, 2), stretch(2, 3)], [0, 0]],
    ['at once: one beside the other', [stretch(0, 2), stretch(1, 3)], [0, 1]],
    ['a free lane is taken again', [stretch(0, 5), stretch(1, 2), stretch(3, 4)], [0, 1, 1]],
  ])('%s', (_what, given, wanted) => {
    expect(lanesOf(given)).toEqual(wanted)
  })
  it('share the width with those they touch, and with nobody else', () => {
    const given = [stretch(0, 4), stretch(1, 2), stretch(3, 5), stretch(5, 6)]
    expect(lanesAround(given)).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 1 },
    ])
  })
})
