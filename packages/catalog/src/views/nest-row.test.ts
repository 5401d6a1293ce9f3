import { uuid } from '@sheaf/core/ids'
import { describe, expect, it, vi } from 'vitest'
import { dropAt, tabRow } from './nest-row'

const row = uuid('00000000-0000-4000-8000-000000000001')

describe('Tab on a row', () => {
  const controls = (show: string, isIn: boolean) => ({
    show,
    putIn: vi.fn(() => isIn),
    put: vi.fn(),
    setOpen: vi.fn(),
  })
  it.each([
    ['goes in below the row above', 'nested', 0, false, true, true],
    ['goes on where there is no row above', 'nested', 0, false, false, false],
    ['takes it out', 'nested', 1, true, true, true],
    ['goes on where it is at the top', 'nested', 0, true, true, false],
    ['goes on where rows are not nested', 'flat', 1, false, true, false],
  ])('%s', (_name, show, depth, isBack, isIn, isTaken) => {
    const subItems = controls(show, isIn)
    expect(tabRow(subItems, row, depth, isBack)).toBe(isTaken)
    expect(subItems.put.mock.calls).toEqual(isTaken && isBack ? [[row, null]] : [])
  })
  it('goes on where the database has no sub-items', () => {
    expect(tabRow(null, row, 0, false)).toBe(false)
  })
})

describe('a row dropped on another', () => {
  it.each([
    ['its upper edge', 0.1, true, true, 'over'],
    ['its middle', 0.5, true, true, 'in'],
    ['its lower edge', 0.9, true, true, 'under'],
    ['its middle, where it may not be below', 0.4, false, true, 'over'],
    ['its edge, where it may only be below', 0.1, true, false, 'in'],
    ['a row that is below itself', 0.5, false, false, null],
  ])('%s', (_name, part, mayIn, mayBeside, drop) => {
    expect(dropAt(part, mayIn, mayBeside)).toBe(drop)
  })
})
