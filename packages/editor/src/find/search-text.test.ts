import { describe, expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import { matchesIn, patternOf, searchPage } from './search-text'

const find = (text: string, words: string, matchCase = false, wholeWord = false): string[] => {
  const pattern = patternOf({ text: words, matchCase, wholeWord })
  return pattern ? [...matchesIn(text, pattern)].map(([from, to]) => `${from}-${to}`) : []
}

describe('[C 9.4] find in page', () => {
  it.each([
    ['Cat and cat', 'cat', false, false, ['0-3', '8-11']],
    ['Cat and cat', 'cat', true, false, ['8-11']],
    ['cat category', 'cat', false, true, ['0-3']],
    ['über den Über', 'ÜBER', false, true, ['0-4', '9-13']],
    ['a.b a+b', 'a.b', false, false, ['0-3']],
    ['to-do to do', 'to-do', false, true, ['0-5']],
    ['aaaa', 'aa', false, false, ['0-2', '2-4']],
    ['x', '', false, false, []],
    ['a-b [c] {d} / e', '[c] {d} /', false, false, ['4-13']],
  ])('%j holds %j (case %j, words %j) at %j', (text, words, matchCase, wholeWord, expected) => {
    expect(find(text, words, matchCase, wholeWord)).toEqual(expected)
  })
  it('reads the page in its order, nested blocks too', async () => {
    const page = await OpenPage.draw('one fish\n  two fish\n---\nred FISH')
    const found = searchPage(page.core.replica, page.room.pageId, { text: 'fish', matchCase: false, wholeWord: false })
    expect(found.map(({ from }) => from)).toEqual([4, 4, 4])
    expect(found[0]?.block).toBe(page.ids()[0])
    expect(found[2]?.block).toBe(page.ids()[2])
  })
})
