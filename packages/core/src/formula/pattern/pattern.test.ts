// Patterns mean what they mean in JavaScript, and none of them takes long.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { host } from '../formula.fixture'
import { FormulaStop, Frame } from '../frame'
import { matchPattern, replacePattern, testPattern } from './match'
import { PatternFault } from './parse'
import { compilePattern } from './program'

const frame = () => new Frame(host({ budget: { steps: 1e9, listLength: 1e6, textLength: 1e6 } }))

describe('finds what JavaScript finds', () => {
  const texts = [
    '',
    'a',
    'aaab',
    'foo bar-baz',
    'x1y22z333',
    '2026-11-15',
    'Größe 👍🏽 x',
    'line\nline2',
    'a(b)c',
    '"q" [z]',
    'aXbXc',
    'abcabc',
  ]
  it.each([
    ['abc'],
    ['a|b|'],
    ['a*'],
    ['a+?b'],
    ['(a*)*'],
    ['(a|ab)(c|bcd)?'],
    ['\\d{2,3}'],
    ['\\d{2}'],
    ['\\d{2,}?'],
    ['[^a-c]+'],
    ['[\\w.-]+'],
    ['^\\w+'],
    ['\\w+$'],
    ['\\bba'],
    ['\\B.'],
    ['(\\d+)-(\\d+)'],
    ['(?:x|y)\\d'],
    ['(?<a>[a-z])(?<b>\\d)?'],
    ['\\(b\\)'],
    ['[\\]"]'],
    ['.'],
    ['\\s'],
    ['\\p{L}+'],
    ['\\u0061|\\x62'],
    ['👍.'],
    ['(a?)(a?)b'],
    ['x{'],
    ['a??'],
    ['(|a)+'],
  ])('%s', pattern => {
    // Letters are whole here, as with its flag u, but a lone bracket is no fault.
    const native = new RegExp(pattern, pattern === 'x{' ? 'g' : 'gu')
    for (const text of texts) {
      expect(matchPattern(text, pattern, frame())).toEqual(text.match(native) ?? [])
      expect(testPattern(text, pattern, frame())).toBe(new RegExp(pattern, native.flags.replace('g', '')).test(text))
      expect(replacePattern(text, pattern, '<$&|$1>', true, frame())).toBe(
        text.replace(native, `<$&|${/\((?!\?:)/.test(pattern.replaceAll('\\(', '')) ? '$1' : '$$1'}>`),
      )
    }
  })

  // Pieces of patterns, put together at random. Groups that are repeated and can be empty differ on purpose: nothing goes back here.
  const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '(?:ab|a)', 'a|b')
  const part = fc.tuple(atom, fc.constantFrom('', '*', '+', '?', '*?', '+?', '??', '{1,2}', '{2}'))
  it('in patterns that nobody thought of', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.stringMatching(/^[abc ]{0,12}$/), (parts, text) => {
        const pattern = parts
          .map(([one, times]) => (one.includes('|') && times ? `(?:${one})${times}` : one + times))
          .join('')
        expect(matchPattern(text, pattern, frame())).toEqual(text.match(new RegExp(pattern, 'g')) ?? [])
      }),
      { numRuns: 800 },
    )
  })
})

describe('refuses', () => {
  it.each([
    ['(?=a)', 'Lookahead'],
    ['(?<!a)b', 'Lookahead'],
    ['(a)\\1', 'Backreferences'],
    ['(?<n>a)\\k<n>', 'Backreferences'],
    ['(a', 'Missing “)”'],
    ['a)', 'Missing “(”'],
    ['[a', 'Missing “]”'],
    ['*a', 'Nothing to repeat'],
    ['a**', 'Nothing to repeat'],
    ['^*', 'Nothing to repeat'],
    ['[b-a]', 'isn’t valid'],
    ['a{3,1}', 'wrong order'],
    ['a{5000}', 'up to 1000'],
    ['((a{100}){100}){100}', 'repeats too much'],
    ['a\\', 'ends with'],
    ['(?i)a', 'isn’t valid'],
    [`${'(?:'.repeat(80)}a${')'.repeat(80)}`, 'nested too deeply'],
    ['a'.repeat(1001), 'too long'],
    ['(a)'.repeat(40), 'up to 30 groups'],
  ])('%s', (pattern, words) => {
    const fault = compilePattern(pattern)
    expect(fault).toBeInstanceOf(PatternFault)
    expect(fault instanceof PatternFault && fault.message).toContain(words)
  })
})

describe('is bounded by the text times the pattern', () => {
  it.each([
    ['(a+)+$'],
    ['(a|a)*$'],
    ['(a|aa)+$'],
    ['a*a*a*a*a*b'],
    ['(.*)(.*)(.*)(.*)[^a]$'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$'],
  ])('%s', pattern => {
    let steps = 0
    const counting = Object.assign(frame(), { spend: (more: number) => (steps += more) })
    const text = `${'a'.repeat(3000)}!`
    testPattern(text, pattern, counting)
    const program = compilePattern(pattern)
    const length = program instanceof PatternFault ? 0 : program.instructions.length
    expect(steps).toBeLessThan(text.length * (2 + length / 2))
  })

  it('and stops where it costs too much', () => {
    const poor = new Frame(host({ budget: { steps: 100, listLength: 10, textLength: 1e6 } }))
    expect(() => testPattern('a'.repeat(10_000), '(a+)+b', poor)).toThrow(FormulaStop)
    const text = 'a'.repeat(1000)
    const few = new Frame(host({ budget: { steps: 1e6, listLength: 10, textLength: 2000 } }))
    expect(() => matchPattern(text, 'a', few)).toThrow('list is too long')
    expect(() => replacePattern(text, 'a', 'bbbb', true, few)).toThrow('text is too long')
    expect(() => replacePattern(text, '.*', '$&'.repeat(100), false, few)).toThrow('text is too long')
  })
})
