import { expect, it } from 'vitest'
import { columnWidth } from './column-width'
import { frozenCount, narrowColumns } from './narrow-columns'

const columns = [{ id: 'title' }, { id: 'price' }, { id: 'who', width: 90 }]
const widths = (room: number | null) => narrowColumns(columns, room).map(columnWidth)

it('leaves columns as they are where there is room', () => {
  expect(widths(null)).toEqual([260, 160, 90])
  expect(frozenCount(columns, 1, null)).toBe(1)
  expect(frozenCount(columns, 9, null)).toBe(3)
})
it('makes the title of a phone narrow, so that others are seen beside it', () => {
  expect(widths(316)).toEqual([133, 160, 90])
  expect(widths(200)).toEqual([112, 160, 90])
  expect(narrowColumns([{ id: 'title', width: 300 }], 316)).toEqual([{ id: 'title', width: 300 }])
})
it('keeps no more in sight than leaves room to read the rest', () => {
  expect(frozenCount(narrowColumns(columns, 316), 2, 316)).toBe(1)
  expect(frozenCount([{ id: 'title', width: 300 }, { id: 'price' }], 2, 316)).toBe(0)
  expect(frozenCount(narrowColumns(columns, 316), 0, 316)).toBe(0)
})
