import { describe, expect, it } from 'vitest'
import { freshOrderKeys, ORDER_KEY_MAX_LENGTH, orderKeyBetween } from './order-key'

/** Numbers below 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
/** Inserts so many keys, each in the gap that `pick` names, and answers them in their order. */
function insertKeys(count: number, pick: (length: number, last: number) => number): string[] {
  const keys: string[] = []
  let gap = 0
  for (let i = 0; i < count; i++) {
    gap = pick(keys.length, gap)
    keys.splice(gap, 0, orderKeyBetween(keys[gap - 1] ?? null, keys[gap] ?? null))
  }
  return keys
}
function expectOrder(keys: readonly string[], longest: number): void {
  const unordered = keys.findIndex((key, i) => i > 0 && !((keys[i - 1] as string) < key))
  expect(unordered, `${keys[unordered - 1]} before ${keys[unordered]}`).toBe(-1)
  expect(keys.find(key => !/^[0-9A-Za-z]*[1-9A-Za-z]$/.test(key))).toBeUndefined()
  expect(Math.max(...keys.map(key => key.length))).toBeLessThanOrEqual(longest)
}

describe('order keys', () => {
  it.each([1, 2, 3])('stay unique, ordered and bounded over 20,000 random inserts (seed %i)', seed => {
    const random = randomNumbers(seed)
    const keys = insertKeys(20_000, length => Math.floor(random() * (length + 1)))
    expectOrder(keys, 80)
    // A list gets fresh keys above this length: that stays rare.
    expect(keys.filter(key => key.length > ORDER_KEY_MAX_LENGTH).length).toBeLessThan(20)
  })

  it('grow little when 20,000 are appended or prepended', () => {
    expectOrder(
      insertKeys(20_000, length => length),
      5,
    )
    expectOrder(
      insertKeys(20_000, () => 0),
      8,
    )
  })

  it('grow little when a long list is typed in a row, in the middle of another', () => {
    const start = 50
    expectOrder(
      insertKeys(10_000, (length, last) => (length < 100 ? length : length === 100 ? start : last + 1)),
      20,
    )
  })

  it('stay ordered in the worst case, always the same gap', () => {
    for (const pick of [(length: number) => length >> 1, (length: number) => Math.min(1, length)])
      expectOrder(insertKeys(500, pick), 5 * 500)
  })

  it('find room between neighbours that touch', () => {
    for (const [after, before] of [
      ['V111', 'V112'],
      ['V111', 'V1111'],
      ['a', 'a1'],
      ['1', '11'],
      ['zzzz', null],
      [null, '1'],
      [null, '0001'],
      [null, '1111'],
    ] as const) {
      const key = orderKeyBetween(after, before)
      expect(key > (after ?? '') && (before === null || key < before), `${after} < ${key} < ${before}`).toBe(true)
    }
  })

  it('fresh keys for a whole list are short and leave room at both ends', () => {
    const keys = freshOrderKeys(5_000)
    expect(keys).toHaveLength(5_000)
    expectOrder(keys, 5)
    expect(orderKeyBetween(null, keys[0] as string) < (keys[0] as string)).toBe(true)
    expect(freshOrderKeys(0)).toEqual([])
  })
})
