// A caret counts as seen only when all of it lies within what scrolls.
import { describe, expect, it } from 'vitest'
import { CARET_DISTANCE, isInside, safeArea } from './caret-visibility'

const page = { left: 0, top: 40, right: 800, bottom: 600 }

describe('a caret in sight', () => {
  it.each([
    ['in the middle', { left: 100, right: 100, top: 300, bottom: 320 }, true],
    ['at the very edge', { left: 0, right: 0, top: 40, bottom: 60 }, true],
    ['under the upper edge', { left: 100, right: 100, top: 39, bottom: 59 }, false],
    ['over the lower edge', { left: 100, right: 100, top: 581, bottom: 601 }, false],
    ['before the left edge', { left: -1, right: -1, top: 300, bottom: 320 }, false],
    ['behind the right edge', { left: 801, right: 801, top: 300, bottom: 320 }, false],
  ])('%s', (_where, caret, isSeen) => expect(isInside(caret, page)).toBe(isSeen))
})

describe('a caret that keeps its distance', () => {
  const caret = (top: number) => ({ left: 100, right: 100, top, bottom: top + 20 })
  it('wants scrolling near an edge that can be scrolled', () => {
    expect(isInside(caret(560), safeArea(page, 500, 500))).toBe(false)
    expect(isInside(caret(60), safeArea(page, 500, 500))).toBe(false)
    expect(isInside(caret(600 - CARET_DISTANCE - 20), safeArea(page, 500, 500))).toBe(true)
  })
  it('is left alone at the ends of the page', () => {
    expect(isInside(caret(560), safeArea(page, 500, 0))).toBe(true)
    expect(isInside(caret(60), safeArea(page, 0, 500))).toBe(true)
  })
})
