import { expect, it } from 'vitest'
import { capturedBy, type ScrollCapture } from './scroll-capture'

it.each<[readonly ScrollCapture[], ScrollCapture]>([
  [[], 'None'],
  [['None', 'None'], 'None'],
  [['X'], 'X'],
  [['Y', 'None'], 'Y'],
  [['X', 'Y'], 'All'],
  [['X', 'None', 'Y'], 'All'],
  [['X', 'X'], 'X'],
  [['All', 'X'], 'All'],
  [['None', 'All'], 'All'],
])('[C 4.17] %j gives %s', (asked, capture) => {
  expect(capturedBy(asked)).toBe(capture)
})
