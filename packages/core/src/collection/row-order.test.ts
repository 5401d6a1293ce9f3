import { describe, expect, it } from 'vitest'
import { rowId } from './kinds.fixture'
import { keyOfTime, type Placed, rowKeyBetween, rowOrder } from './row-order'

const row = (n: number, created_time: number, orderKey?: string): Placed => ({ id: rowId(n), created_time, orderKey })

describe('the order of rows', () => {
  it('follows time in texts of one length', () => {
    const times = [0, 1, 61, 62, 3_843, 1_700_000_000_000, 1_900_000_000_000, 4_102_444_800_000]
    const keys = times.map(time => keyOfTime(time, rowId(1)))
    expect([...keys].sort()).toEqual(keys)
    expect(new Set(keys.map(key => key.length))).toEqual(new Set([15]))
  })

  it('a row finds room between any two others, again and again', () => {
    const first = row(1, 1_700_000_000_000)
    let before = row(2, 1_700_000_000_001)
    for (let i = 0; i < 200; i++) {
      const key = rowKeyBetween(first, before)
      expect(key > rowOrder(first) && key < rowOrder(before)).toBe(true)
      before = row(3, 0, key)
    }
  })

  it('goes first, last, and behind rows of one key', () => {
    const one = row(1, 1_700_000_000_000)
    expect(rowKeyBetween(null, one) < rowOrder(one)).toBe(true)
    const last = rowKeyBetween(one, null)
    expect(last > rowOrder(one)).toBe(true)
    expect(last < keyOfTime(1_700_000_000_500, rowId(9))).toBe(true)
    expect(rowKeyBetween(row(1, 0, 'V111'), row(2, 0, 'V111')) > 'V111').toBe(true)
  })
})
