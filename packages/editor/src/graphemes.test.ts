import fc from 'fast-check'
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
it('finds the borders that the tables of the language have, also where it does not ask them', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const units = fc.constantFrom(
    'a',
    ' ',
    '\r',
    '\n',
    '#',
    '\ufe0f',
    '\u20e3',
    '\u0301',
    'é',
    '\u0600',
    '1',
    '\u200d',
    '👩',
    '👧',
    '🇩',
  )
  fc.assert(
    fc.property(fc.array(units, { minLength: 1, maxLength: 12 }), parts => {
      const text = parts.join('')
      const [first] = segmenter.segment(text)
      const last = Array.from(segmenter.segment(text)).at(-1)
      expect(graphemeAfter(text, 0)).toBe(first?.segment.length)
      expect(graphemeBefore(text, text.length)).toBe(last?.index)
    }),
  )
})
