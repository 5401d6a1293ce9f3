import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EQUATION, lengthOfRuns, MENTION, plainText, type Run, runsOfTitle, titleOfRuns } from './rich-text'

const attributes = fc.record(
  {
    b: fc.constant(true as const),
    i: fc.constant(true as const),
    _: fc.constant(true as const),
    s: fc.constant(true as const),
    c: fc.constant(true as const),
    h: fc.constantFrom('red', 'blue_background'),
    a: fc.constantFrom('https://a.example', '/page'),
    'm:d1': fc.constant(true as const),
    'm:d2': fc.constant(true as const),
  },
  { requiredKeys: [] },
)
const embed = fc.oneof(
  fc.record({ k: fc.constant('u'), v: fc.tuple(fc.constant('user')) }),
  fc.record({ k: fc.constant('p'), v: fc.tuple(fc.constant('page'), fc.constant('space')) }),
  fc.record({ k: fc.constant('d'), v: fc.tuple(fc.constant({ type: 'date', start_date: '2024-01-01' })) }),
  fc.record({ k: fc.constant('e'), v: fc.tuple(fc.constant('x^2')) }),
)
const words = fc.constantFrom('a', 'b ', 'crème', '🧵', MENTION, EQUATION, '')
const run: fc.Arbitrary<Run> = fc.record({ insert: fc.oneof(words, embed), attributes }, { requiredKeys: ['insert'] })
const runs = fc.array(run, { maxLength: 8 })

/** A text has many forms as runs: cut up, and with marks in another order. */
const cutUp = (all: readonly Run[]): Run[] =>
  all.flatMap(({ insert, attributes: marks }): Run[] => {
    const reversed = marks && { attributes: Object.fromEntries(Object.entries(marks).reverse()) }
    return typeof insert === 'string'
      ? Array.from(insert, letter => ({ insert: letter, ...reversed }))
      : [{ insert, ...reversed }]
  })

describe('the title of a text', () => {
  it('[P 3] has marks as pairs, in one order', () => {
    const marks = {
      m: null,
      'm:d2': true,
      a: 'https://a.example',
      h: 'red',
      c: true,
      s: true,
      _: true,
      i: true,
      b: true,
      'm:d1': true,
    }
    expect(titleOfRuns([{ insert: 'plain ' }, { insert: 'marked', attributes: marks }])).toEqual([
      ['plain '],
      [
        'marked',
        [['b'], ['i'], ['_'], ['s'], ['c'], ['h', 'red'], ['a', 'https://a.example'], ['m', 'd1'], ['m', 'd2']],
      ],
    ])
  })

  it('[P 3] stands for mentions and equations with one character each', () => {
    expect(
      titleOfRuns([
        { insert: { k: 'u', v: ['user'] } },
        { insert: { k: 'p', v: ['page', 'space'] }, attributes: { b: true } },
        { insert: { k: 'e', v: ['x^2'] } },
      ]),
    ).toEqual([
      ['\u2023', [['u', 'user']]],
      ['\u2023', [['p', 'page', 'space'], ['b']]],
      ['\u204D', [['e', 'x^2']]],
    ])
  })

  it('joins neighbours with the same marks, but never two mentions', () => {
    const twice = (one: Run): Run[] => [one, one]
    expect(titleOfRuns(twice({ insert: 'a', attributes: { b: true } }))).toEqual([['aa', [['b']]]])
    expect(titleOfRuns(twice({ insert: { k: 'u', v: ['x'] } }))).toHaveLength(2)
    expect(
      titleOfRuns([{ insert: 'a' }, { insert: '', attributes: { b: true } }, { insert: 'b', attributes: { i: null } }]),
    ).toEqual([['ab']])
  })

  it('is the same for the same text, however it is cut', () => {
    fc.assert(
      fc.property(runs, all => {
        expect(titleOfRuns(cutUp(all))).toEqual(titleOfRuns(all))
      }),
    )
  })

  it('goes to runs and back without loss', () => {
    fc.assert(
      fc.property(runs, all => {
        const title = titleOfRuns(all)
        expect(titleOfRuns(runsOfTitle(title))).toEqual(title)
        expect(lengthOfRuns(runsOfTitle(title))).toBe(lengthOfRuns(all))
      }),
    )
  })

  it('runs come back as they were where they were canonical', () => {
    const all: Run[] = [
      { insert: 'a ' },
      { insert: 'b', attributes: { b: true, h: 'red', 'm:d1': true } },
      { insert: { k: 'd', v: [{ type: 'date' }] }, attributes: { i: true } },
    ]
    expect(runsOfTitle(titleOfRuns(all))).toEqual(all)
  })
})

describe('plain text', () => {
  it('is what a person would read aloud', () => {
    expect(
      plainText([['Hello '], ['world', [['b']]], [MENTION, [['u', 'x']]], [' and '], [EQUATION, [['e', 'x']]], ['!']]),
    ).toBe('Hello world and !')
    expect([plainText([]), plainText(undefined)]).toEqual(['', ''])
  })

  it('keeps the two signs where a person typed them', () => {
    expect(plainText([[`${MENTION} first`], [EQUATION]])).toBe(`${MENTION} first${EQUATION}`)
  })

  // Any mark on the sign makes it pass for a mention.
  it('keeps a sign that was typed and marked', () => {
    expect(plainText(titleOfRuns([{ insert: MENTION, attributes: { b: true } }]))).toBe(MENTION)
  })
})
