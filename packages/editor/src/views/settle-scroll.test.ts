import { describe, expect, it } from 'vitest'
import { wayTo } from './settle-scroll'

const window = { top: 100, bottom: 900 }

describe('[P 3] how far to scroll so that something is seen', () => {
  it('stands still where it is seen already', () => {
    expect(wayTo({ top: 100, bottom: 130 }, window, 'nearest')).toBe(0)
    expect(wayTo({ top: 870, bottom: 900 }, window, 'nearest')).toBe(0)
    expect(wayTo({ top: 485, bottom: 515 }, window, 'center')).toBe(0)
  })
  it('goes no further than it must, with some room to the edge', () => {
    expect(wayTo({ top: 50, bottom: 80 }, window, 'nearest')).toBe(-74)
    expect(wayTo({ top: 5_000, bottom: 5_030 }, window, 'nearest')).toBe(4_154)
  })
  it('puts into the middle what was looked for', () => {
    expect(wayTo({ top: 5_000, bottom: 5_020 }, window, 'center')).toBe(4_510)
  })
  it('shows the beginning of what is taller than the window, and leaves it alone once a part of it is seen', () => {
    expect(wayTo({ top: 2_000, bottom: 4_000 }, window, 'center')).toBe(1_876)
    expect(wayTo({ top: -500, bottom: 1_500 }, window, 'nearest')).toBe(0)
  })
})
