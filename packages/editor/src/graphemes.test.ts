import { expect, it } from 'vitest'
import { graphemeAfter, graphemeBefore } from './graphemes'

it.each(['a', '😀', '👨‍👩‍👧', '🇩🇪', 'e\u0301', 'नि', '한', '\r\n', '👍🏽'])('%s is one', character => {
  const text = `x${character}y`
  expect(graphemeBefore(text, 1 + character.length)).toBe(1)
  expect(graphemeAfter(text, 1)).toBe(1 + character.length)
})
it('finds the border far into a long text, never inside a pair', () => {
  const text = '😀'.repeat(500)
  for (const offset of [2, 64, 66, 130, 1000]) {
    expect(graphemeBefore(text, offset)).toBe(offset - 2)
    expect(graphemeAfter(text, offset)).toBe(Math.min(text.length, offset + 2))
  }
})
it('stays where nothing is', () => {
  expect(graphemeBefore('', 0)).toBe(0)
  expect(graphemeAfter('a', 1)).toBe(1)
})
