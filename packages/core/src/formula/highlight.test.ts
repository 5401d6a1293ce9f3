import fc from 'fast-check'
import { expect, it } from 'vitest'
import { highlightFormula } from './highlight'

const marked = (source: string) =>
  highlightFormula(source).map(({ from, to, token }) => `${source.slice(from, to)}:${token}`)

it.each([
  ['prop("A") + 1', ['prop:function', '(:bracket', '"A":property', '):bracket', '+:operator', '1:number']],
  ['upper("A")', ['upper:function', '(:bracket', '"A":text', '):bracket']],
  ['x and !true /* c */', ['x:variable', 'and:keyword', '!:operator', 'true:keyword', '/* c */:comment']],
  ['prop("A"#"b")', ['prop:function', '(:bracket', '"A":property', '#:property', '"b":property', '):bracket']],
  [
    '[1, 2].first()',
    [
      '[:bracket',
      '1:number',
      ',:operator',
      '2:number',
      ']:bracket',
      '.:operator',
      'first:function',
      '(:bracket',
      '):bracket',
    ],
  ],
  ['1 $', ['1:number', '$:error']],
])('%s', (source, spans) => {
  expect(marked(source)).toEqual(spans)
})

it('gives spans in order that do not overlap, of any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc
          .array(fc.constantFrom('prop(', '"a"', ')', '+', '[', '.', 'x', '/*', '*/', '?', ':'))
          .map(parts => parts.join('')),
      ),
      source => {
        let before = 0
        for (const { from, to } of highlightFormula(source)) {
          expect(from).toBeGreaterThanOrEqual(before)
          expect(to).toBeGreaterThan(from)
          before = to
        }
        expect(before).toBeLessThanOrEqual(source.length)
      },
    ),
  )
})
