import { expect, it } from 'vitest'
import { isTight, roomIn } from './narrow-room'

it('[P 2.2] stays a month while a page is opened beside it, and is an agenda in a window that is narrow', () => {
  const wide = roomIn(null, 1280, () => 900)
  expect(wide.isNarrow).toBe(false)
  // The panel takes half of it.
  expect(roomIn(wide, 1280, () => 420)).toBe(wide)
  const narrow = roomIn(wide, 390, () => 350)
  expect(narrow.isNarrow).toBe(true)
  expect(roomIn(narrow, 1280, () => 900).isNarrow).toBe(false)
})

it('[P 2.2] gives names several lines where days are narrow, by what is left of the window', () => {
  expect([428, 676, 904].map(isTight)).toEqual([true, true, false])
})
