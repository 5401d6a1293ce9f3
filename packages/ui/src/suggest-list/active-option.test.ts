import { describe, expect, it } from 'vitest'
import { activeAfter, activeOf } from './active-option'

describe('activeAfter', () => {
  it.each([
    [null, 'ArrowDown', 'a'],
    [null, 'ArrowUp', 'c'],
    ['a', 'ArrowDown', 'b'],
    ['c', 'ArrowDown', 'a'],
    ['a', 'ArrowUp', 'c'],
    ['b', 'PageDown', 'c'],
    ['b', 'PageUp', 'a'],
    ['gone', 'ArrowDown', 'a'],
    ['b', 'x', null],
    ['b', 'Enter', null],
  ])('from %s by %s to %s', (active, key, expected) => expect(activeAfter(['a', 'b', 'c'], active, key)).toBe(expected))
  it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])('leads nowhere in an empty list (%s)', key =>
    expect(activeAfter([], null, key)).toBeNull(),
  )
})

describe('activeOf', () => {
  const options = [{ id: 'a' }, { id: 'b' }]
  it.each([
    [null, 'a'],
    ['b', 'b'],
    ['gone', 'a'],
  ])('%s was picked: %s', (picked, expected) => expect(activeOf(options, picked)?.id).toBe(expected))
  it('has nothing in an empty list', () => expect(activeOf([], 'a')).toBeUndefined())
})
