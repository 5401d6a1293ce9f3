import { expect, it } from 'vitest'
import { markAfter, stepOf } from './mark-steps'
import { shortened, textWidth } from './text-width'

// Two points with parts 0 and 1, then one that has part 1 only.
const marks = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [2, 1],
].map(([point = 0, series = 0]) => ({ point, series }))

it.each([
  ['ArrowRight', 0, 2],
  ['ArrowRight', 2, 4],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 3, 1],
  ['ArrowUp', 0, 1],
  ['ArrowUp', 1, 1],
  ['ArrowDown', 3, 2],
  ['Home', 3, 0],
  ['End', 0, 4],
])('%s from %d leads to %d', (key, from, expected) => {
  const step = stepOf(key, false, false)
  expect(step && markAfter(marks, from, step)).toBe(expected)
})
it.each([
  ['ArrowDown', true, false, { points: 1, parts: 0 }],
  ['ArrowRight', true, true, { points: 0, parts: -1 }],
  ['ArrowLeft', false, true, { points: 1, parts: 0 }],
  ['Enter', false, false, null],
])('%s, lying %s, right to left %s', (key, isLying, rtl, expected) => {
  expect(stepOf(key, isLying, rtl)).toEqual(expected)
})
it('cuts words that have no room', () => {
  expect(shortened('short', 100)).toBe('short')
  expect(shortened('a rather long name', 60)).toMatch(/^a ra.*…$/)
  expect(textWidth(shortened('漢字漢字漢字漢字', 60))).toBeLessThan(60)
})
