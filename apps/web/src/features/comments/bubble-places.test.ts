import { deterministicUuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { bubblePlaces, NARROW_WIDTH } from './bubble-places'

const [a, b] = [deterministicUuid(['a']), deterministicUuid(['b'])]
const wide = { left: 0, right: 1000, text: { left: 140, right: 860 }, isRtl: false }

describe('bubbles of comments', () => {
  it('stand in the margin behind the text, on the other side in a script that runs there', () => {
    const seen = [{ block: a, middle: 50 }]
    expect(bubblePlaces(seen, wide)).toEqual([{ blocks: [a], x: 868, y: 50, isNarrow: false }])
    expect(bubblePlaces(seen, { ...wide, isRtl: true })[0]?.x).toBe(132)
  })
  it('stay on the screen and beside the words where the margin is narrow', () => {
    const narrow = { left: 0, right: 360, text: { left: 20, right: 340 }, isRtl: false }
    const [place] = bubblePlaces([{ block: a, middle: 50 }], narrow)
    expect([place?.x, (place?.x ?? 0) + NARROW_WIDTH, place?.isNarrow]).toEqual([340, 360, true])
    expect(bubblePlaces([{ block: a, middle: 50 }], { ...narrow, isRtl: true })[0]?.x).toBe(20)
  })
  it('are one where they would lie over each other', () => {
    const seen = [
      { block: b, middle: 60 },
      { block: a, middle: 50 },
    ]
    expect(bubblePlaces(seen, wide).map(({ blocks }) => blocks)).toEqual([[a, b]])
    expect(bubblePlaces([{ block: b, middle: 90 }, ...seen.slice(1)], wide)).toHaveLength(2)
  })
})
