import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangesIn, snippetOf } from './highlight'
import { readQuery } from './query'

const marked = (text: string, query: string): string[] =>
  rangesIn(text, readQuery(query)).map(([from, to]) => text.slice(from, to))

describe('highlights', () => {
  it('are the letters that were asked for, with their accents', () => {
    expect(marked('Crème brûlée et crèmerie', 'creme')).toEqual(['Crème', 'crème'])
    expect(marked('Straße', 'strass')).toEqual(['Straß'.concat('')])
    expect(marked('The ﬁne ﬁsh', 'fine')).toEqual(['ﬁne'])
    expect(marked('e\u0301tude', 'et')).toEqual(['e\u0301t'])
    expect(marked('אמר שָׁלוֹם', 'שלום')).toEqual(['שָׁלוֹם'])
    expect(marked('東京都の会議室', '会議')).toEqual(['会議'])
    expect(marked('go 👩🏽‍💻 go', '💻')).toHaveLength(1)
  })
  it('stand at the beginnings of words only', () => {
    expect(marked('art and party', 'art')).toEqual(['art'])
  })
  it('never overlap, and never leave the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 6 }), (text, query) => {
        let end = 0
        for (const [from, to] of rangesIn(text, readQuery(query))) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('a snippet', () => {
  const long = `${'Some words before it. '.repeat(20)}The needle is here. ${'And more after it. '.repeat(20)}`

  it('is a line around the first place, whose ranges are its own', () => {
    const snippet = snippetOf(long, readQuery('needle'))
    expect(snippet?.text.length).toBeLessThan(180)
    expect(snippet?.text).toMatch(/^….*The needle is here.*…$/)
    expect(snippet?.ranges.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['needle'])
  })
  it('holds content as it is: markup is text', () => {
    expect(snippetOf('<b onclick="x()">needle</b>', readQuery('needle'))).toEqual({
      text: '<b onclick="x()">needle</b>',
      ranges: [[17, 23]],
    })
  })
  it('is none where the query is not found', () => expect(snippetOf(long, readQuery('haystack'))).toBeNull())
  it('never cuts a character in half', () => {
    for (let pad = 0; pad < 4; pad++) {
      const text =
        snippetOf(`${'x'.repeat(pad)}${'𝒳'.repeat(100)} needle ${'𝒳'.repeat(200)}`, readQuery('needle'))?.text ?? ''
      expect(text).toContain('needle')
      expect(text).toBe(Buffer.from(text).toString())
    }
  })
})
