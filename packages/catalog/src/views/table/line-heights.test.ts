import { describe, expect, it } from 'vitest'
import { LineHeights } from './line-heights'

describe('the heights of lines', () => {
  it('are all the same until one is measured', () => {
    const lines = new LineHeights(100_000, 36)
    expect(lines.totalPx).toBe(3_600_000)
    expect(lines.topOf(50_000)).toBe(1_800_000)
    expect([-5, 0, 35, 36, 1_800_000, 9e9].map(px => lines.lineAt(px))).toEqual([0, 0, 0, 1, 50_000, 99_999])
  })

  it('move what is below a line that is higher', () => {
    const lines = new LineHeights(1_000, 36)
    expect(lines.set(10, 100)).toBe(64)
    expect(lines.set(10, 100)).toBe(0)
    expect(lines.set(500, 20)).toBe(-16)
    expect([10, 11, 500, 501].map(line => lines.topOf(line))).toEqual([360, 460, 18_064, 18_084])
    expect([360, 459, 460, 18_063, 18_064, 18_084].map(px => lines.lineAt(px))).toEqual([10, 10, 11, 499, 500, 501])
    expect(lines.totalPx).toBe(36_048)
  })
})
