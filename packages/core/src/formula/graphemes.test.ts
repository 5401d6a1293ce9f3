import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countGraphemes, graphemesOf, sliceGraphemes } from './graphemes'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const whole = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

// Long enough to be cut into pieces, at places that nobody chose.
const long = fc
  .array(
    fc.constantFrom(
      'a',
      'é',
      'e\u0301',
      '👍🏽',
      '👩‍👩‍👧',
      '🇩🇪',
      '🇫',
      'न',
      'म',
      'स्',
      '\r\n',
      '\r',
      '한',
      'ก็',
      '\u200d',
      '\ufe0f',
    ),
    { size: 'max', maxLength: 900 },
  )
  .map(parts => parts.join(''))

it('tells letters apart as the platform does, however long the text', () => {
  fc.assert(
    fc.property(long, text => {
      expect(graphemesOf(text)).toEqual(whole(text))
      expect(countGraphemes(text)).toBe(whole(text).length)
    }),
    { numRuns: 40, endOnFailure: true },
  )
})

it('cuts between letters only', () => {
  const text = '👍🏽'.repeat(1000)
  expect(countGraphemes(text)).toBe(1000)
  expect(sliceGraphemes(text, 998)).toBe('👍🏽👍🏽')
  expect(sliceGraphemes('abc', 1, 2)).toBe('b')
})
