import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromTabs, toHtmlTable, toTabs } from './cell-text'

it('reads what a spreadsheet copies', () => {
  expect(fromTabs('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(fromTabs('"two\nlines"\t"say ""hi"""')).toEqual([['two\nlines', 'say "hi"']])
  expect(fromTabs('plain')).toEqual([['plain']])
  expect(fromTabs('a\t\n\tb')).toEqual([
    ['a', ''],
    ['', 'b'],
  ])
})
it('[P 3] reads back whatever it writes', () => {
  const text = fc.string({ unit: 'grapheme' }).map(one => one.replaceAll('\r', ''))
  const grid = fc
    .integer({ min: 1, max: 4 })
    .chain(wide => fc.array(fc.array(text, { minLength: wide, maxLength: wide }), { minLength: 1, maxLength: 5 }))
  fc.assert(
    fc.property(grid, rows => {
      // One empty cell alone at the end is the end of a line.
      const isEnded = rows.length > 1 && rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === ''
      expect(fromTabs(toTabs(rows))).toEqual(isEnded ? rows.slice(0, -1) : rows)
    }),
  )
})
it('writes markup as words', () => {
  expect(toHtmlTable([['<b>', 'a\nb']])).toBe('<table><tr><td>&lt;b&gt;</td><td>a<br>b</td></tr></table>')
})
