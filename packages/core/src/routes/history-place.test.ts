import { expect, it } from 'vitest'
import { cameTo, canGoBack, canGoForward, historyBegins, pushed } from './history-place'

it('[C 2.5] back is possible when the history index is above 0', () => {
  expect(canGoBack(historyBegins)).toBe(false)
  expect(canGoBack(pushed(historyBegins))).toBe(true)
})

it('[C 2.5] forward is possible when the history index is below the history length minus 1', () => {
  const three = pushed(pushed(historyBegins))
  expect(canGoForward(three)).toBe(false)
  expect(canGoForward(cameTo(three, 1))).toBe(true)
  expect(canGoForward(cameTo(three, 2))).toBe(false)
})

it('what is pushed ends what was ahead', () => {
  const back = cameTo(pushed(pushed(historyBegins)), 0)
  expect(pushed(back)).toEqual({ index: 1, length: 2 })
})

it('an entry that is not ours begins anew, and one from before a reload is believed', () => {
  expect(cameTo({ index: 3, length: 4 }, undefined)).toEqual(historyBegins)
  expect(cameTo(historyBegins, 5)).toEqual({ index: 5, length: 6 })
  expect(cameTo(historyBegins, -1)).toEqual(historyBegins)
})
