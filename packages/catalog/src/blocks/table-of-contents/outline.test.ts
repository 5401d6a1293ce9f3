import { describe, expect, it } from 'vitest'
import { withDepths } from './outline'

const depths = (...levels: number[]): number[] => withDepths(levels.map(level => ({ level }))).map(({ depth }) => depth)

describe('[P 3] how deep a heading lies', () => {
  it('follows the sizes', () => expect(depths(1, 2, 3, 2, 1)).toEqual([0, 1, 2, 1, 0]))
  it('is one deeper than the larger one before it, whatever was left out', () => {
    expect(depths(1, 3, 3, 2)).toEqual([0, 1, 1, 1])
    expect(depths(3, 2, 1)).toEqual([0, 0, 0])
  })
})
