// A caret counts as seen only when all of it lies within what scrolls.
import { describe, expect, it } from 'vitest'
import { CARET_DISTANCE, calm, lies } from './caret-sight'

const page = { left: 0, top: 40, right: 800, bottom: 600 }

describe('a caret in sight', () => {
  it.each([
    ['in the middle', { left: 100, right: 100, top: 300, bottom: 320 }, true],
    ['at the very edge', { left: 0, right: 0, top: 40, bottom: 60 }, true],
    ['under the upper edge', { left: 100, right: 100, top: 39, bottom: 59 }, false],
    ['over the lower edge', { left: 100, right: 100, top: 581, bottom: 601 }, false],
    ['before the left edge', { left: -1, right: -1, top: 300, bottom: 320 }, false],
    ['behind the right edge', { left: 801, right: 801, top: 300, bottom: 320 }, false],
  ])('%s', (_where, caret, isSeen) => expect(lies(caret, page)).toBe(isSeen))
})

describe('a caret that keeps its distance', () => {
  const caret = (top: number) => ({ left: 100, right: 100, top, bottom: top + 20 })
  it('wants scrolling near an edge that can be scrolled', () => {
    expect(lies(caret(560), calm(page, 500, 500))).toBe(false)
    expect(lies(caret(60), calm(page, 500, 500))).toBe(false)
    expect(lies(caret(600 - CARET_DISTANCE - 20), calm(page, 500, 500))).toBe(true)
  })
  it('is left alone at the ends of the page', () => {
    expect(lies(caret(560), calm(page, 500, 0))).toBe(true)
    expect(lies(caret(60), calm(page, 0, 500))).toBe(true)
  })
})
