// Whatever is written: it is read without a throw, computed without a throw, and ends within what it may spend.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, evaluate, host } from './formula.fixture'
import { formulaFunctions } from './functions/all'
import type { FormulaValue } from './value'

const hundred = `"${'x,'.repeat(99)}x".split(",")`
/** Each a list of the one before it, twice. */
const doubled = (name: string): string =>
  Array.from({ length: 40 }, (_, i) => `${name}${i + 1}, ${i === 0 ? '[1]' : `[${name}${i}, ${name}${i}]`}`).join(', ')

describe('too much is a failure', () => {
  it.each([
    [`let(a, ${hundred}, a.map(a.map(a.map(1))))`, 'This formula takes too long'],
    [`lets(a, ${hundred}, b, a.map(a).flat(), b.map(a).flat())`, 'This list is too long for a formula'],
    ['lets(a, "xxxxxxxxxx", b, repeat(a, 1000), c, repeat(b, 1000), c)', 'This text is too long for a formula'],
    [
      `lets(${Array.from({ length: 40 }, (_, i) => `a${i + 1}, ${i === 0 ? '"x"' : `a${i} + a${i}`}`).join(', ')}, a40)`,
      'This text is too long for a formula',
    ],
    [`lets(${doubled('a')}, a40)`, 'This formula takes too long'],
    [`lets(${doubled('a')}, format(a40))`, 'This formula takes too long'],
    [`lets(${doubled('a')}, ${doubled('b')}, a40 == b40)`, 'This formula takes too long'],
    ['padStart("a", 1000000000, "b")', 'This text is too long for a formula'],
    [`repeat("a", 50000).test("${'(a*)'.repeat(20)}b")`, 'This formula takes too long'],
    ['repeat("a", 20000).replaceAll("a", "$&$&$&$&$&$&$&")', 'This text is too long for a formula'],
    [
      'let(t, repeat("👍🏽", 20000), repeat("a,", 999).split(",").map(t.length()).sum())',
      'This formula takes too long',
    ],
    ['let(t, repeat("a", 90000), repeat("a,", 999).split(",").map(t).unique())', 'This formula takes too long'],
    [
      'let(t, repeat("a", 90000), repeat("a,", 999).split(",").map(t).includes(repeat("a", 89999) + "b"))',
      'This formula takes too long',
    ],
    ['now().formatDate(repeat("[", 90000))', 'This pattern for a date is too long'],
    ['repeat("a", 20000).split()', 'This list is too long for a formula'],
  ])('%s', (source, failure) => {
    expect(compile(source).errors).toEqual([])
    expect(evaluate(source)).toEqual({ failure })
  })
})

it('does not go back and forth over long texts of its own accord', () => {
  expect(evaluate('toNumber(repeat("1", 99990) + "x")')).toBeNull()
  expect(evaluate('parseDate(repeat(" ", 99990) + "2026")')).toBeNull()
})

/** Texts and lists, however deep, as who takes them over would write them. */
const weight = (value: FormulaValue): number =>
  typeof value === 'string'
    ? value.length
    : Array.isArray(value)
      ? value.reduce<number>((sum, item) => sum + weight(item), 1)
      : 1

const leaf = fc.constantFrom(
  ...[
    '1',
    '0',
    '-3.5',
    '1e9',
    '"a"',
    '"👍🏽x"',
    '"(a|b)*"',
    '"days"',
    'true',
    'false',
    '[]',
    'empty()',
    'now()',
    'today()',
    'current',
    'index',
    'x',
  ],
  ...[
    'prop("Price")',
    'prop("Nothing")',
    'prop("Tags")',
    'prop("Tasks")',
    'prop("Owner")',
    'prop("Due")',
    'prop("None")',
    'prop("Far")',
  ],
)
const names = formulaFunctions.map(fn => fn.name)
const { expression } = fc.letrec<{ expression: string }>(tie => ({
  expression: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.constantFrom(...names), fc.array(tie('expression'), { maxLength: 4 }))
      .map(([name, args]) => `${name}(${args.join(', ')})`),
    fc
      .tuple(tie('expression'), fc.constantFrom(...names, 'prop'), fc.array(tie('expression'), { maxLength: 2 }))
      .map(([first, name, args]) => `(${first}).${name}(${args.join(', ')})`),
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom('+', '-', '*', '/', '%', '^', '==', '!=', '<', '>=', 'and', 'or'),
        tie('expression'),
      )
      .map(parts => parts.join(' ')),
    fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `let(x, ${a}, ${b})`),
    fc.array(tie('expression'), { maxLength: 4 }).map(items => `[${items.join(', ')}]`),
    tie('expression').map(inner => `not ${inner}`),
  ),
}))
const budget = { steps: 2000, listLength: 200, textLength: 2000 }

describe('any formula', () => {
  it('ends in a value or a failure, within its budget', () => {
    let good = 0
    fc.assert(
      fc.property(expression, source => {
        const formula = compile(source)
        const value = formula.evaluate(host({ budget }))
        if (formula.errors.length === 0) good++
        for (const { from, to, message } of formula.errors) {
          expect(from <= to && to <= source.length).toBe(true)
          expect(message).not.toBe('')
        }
        if (typeof value === 'object' && value !== null && 'failure' in value) return
        expect(weight(value)).toBeLessThanOrEqual(budget.steps * 2000)
        if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(budget.textLength)
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
      }),
      { numRuns: 600 },
    )
    expect(good).toBeGreaterThan(20)
  })

  it('gives what its type says', () => {
    const kinds: Record<string, (value: FormulaValue) => boolean> = {
      text: value => typeof value === 'string' || (typeof value === 'object' && value !== null && 'runs' in value),
      number: value => typeof value === 'number',
      boolean: value => typeof value === 'boolean',
      date: value => typeof value === 'object' && value !== null && 'date' in value,
      list: value => Array.isArray(value),
    }
    fc.assert(
      fc.property(expression, source => {
        const formula = compile(source)
        const { type } = formula
        const value = formula.evaluate(host({ budget }))
        if (!type || value === null || (typeof value === 'object' && 'failure' in value)) return
        expect(kinds[type.kind]?.(value) ?? true).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('is read without a throw, even if it is none', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      '"',
      "'",
      '.',
      ',',
      '?',
      ':',
      '#',
      '\\',
      '/*',
      '*/',
      'prop',
      'map',
      'let',
      'x',
      '1',
      ' ',
      '\n',
      '+',
      '!',
      '👍',
      'ש',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece, { maxLength: 40 }).map(parts => parts.join('')),
        ),
        source => {
          const formula = compile(source)
          formula.evaluate(host({ budget }))
        },
      ),
      { numRuns: 400 },
    )
  })

  it.each(['(', '[', '-', '!', 'round(', '1+', 'a.b(', '"a" ? ', '{', 'not '])('as deep as %s can be', part => {
    const source = part.repeat(5000)
    expect(compile(source.slice(0, 20_000)).errors.length).toBeGreaterThan(0)
    expect(compile(`${part.repeat(450)}1`).errors.length).toBeGreaterThan(0)
  })
})
