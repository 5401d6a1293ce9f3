import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldPhrase, foldWithPlaces } from './fold'
import { isFound, readQuery } from './query'
import { eachWord, indexWords } from './words'

const wordsOf = (text: string): string[] => Array.from(eachWord(fold(text)), ({ word }) => word)
const finds = (query: string, text: string): boolean => isFound(readQuery(query), indexWords(fold(text)))

describe('folding', () => {
  it('makes one of what people take for the same', () => {
    for (const [a, b] of [
      ['Crème Brûlée', 'creme brulee'],
      ['STRASSE', 'straße'],
      ['ΟΔΟΣ', 'οδος'],
      ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
      ['ｶﾀｶﾅ', 'カタカナ'],
      ['İstanbul', 'istanbul'],
      ['Łódź', 'lodz'],
      ['שָׁלוֹם', 'שלום'],
      ['مُحَمَّد', 'محمد'],
      ['أحمد', 'احمد'],
      ['e\u0301tude', 'étude'],
      ['Überschrift', 'uberschrift'],
      [' ZURICH ', 'Zürich'],
    ] as const)
      expect(foldPhrase(a)).toBe(foldPhrase(b))
  })
  it('keeps marks that are letters to their readers', () => {
    expect(fold('が')).not.toBe(fold('か'))
    expect(fold('กี่')).not.toBe(fold('ก'))
    expect(fold('हिन्दी')).toBe('हिन्दी')
  })
  it('is the same with and without places, is done once for all, and its places only go forward', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
        const { folded, places } = foldWithPlaces(text)
        expect(folded).toBe(fold(text))
        expect(fold(folded)).toBe(folded)
        expect(places).toHaveLength(folded.length + 1)
        expect([...places].sort((a, b) => a - b)).toEqual(places)
      }),
    )
  })
})

describe('words', () => {
  it('end where letters end, and where a dictionary says so', () => {
    expect(wordsOf("L'école d'été, 3.14 user_name e-mail")).toEqual([
      'l',
      'ecole',
      'd',
      'ete',
      '3',
      '14',
      'user',
      'name',
      'e',
      'mail',
    ])
    expect(wordsOf('我们明天在北京开会')).toEqual(['我们', '明天', '在', '北京', '开会'])
    expect(wordsOf('การประชุมวางแผน')).toEqual(['การ', 'ประชุม', 'วางแผน'])
    expect(wordsOf('2026年の予定 for API設計')).toEqual(expect.arrayContaining(['2026', '予定', 'for', 'api', '設計']))
  })
  it('are emoji too, whatever their skin and form', () => {
    expect(wordsOf('Party 🎉🎉 👩🏽‍💻 ❤️ 🇯🇵')).toEqual(['party', '🎉', '🎉', '👩', '💻', '❤', '🇯🇵'])
  })
  it('are never half a character, however long', () => {
    for (const word of wordsOf(`x${'𝒳𐐷'.repeat(100)}`)) expect(word).toBe(Buffer.from(word).toString())
  })
})

describe('a query', () => {
  it('asks for every word, the last one perhaps half typed', () => {
    expect(finds('project pla', 'A plan for the project')).toBe(true)
    expect(finds('project budget', 'A plan for the project')).toBe(false)
    expect(finds('no', 'notes')).toBe(true)
    expect(finds('no plan', 'notes of a plan')).toBe(false)
    expect(finds('note taking', 'taking notes')).toBe(true)
  })
  it('finds any stretch of Chinese and Japanese, wherever a dictionary cuts it', () => {
    const text = '東京都の会議室で来週の予定を話します'
    for (const query of ['東京', '東京都', '会議', '会議室', '来週の予定', '室', 'す', '予定 東京'])
      expect(finds(query, text)).toBe(true)
    expect(finds('大阪', text)).toBe(false)
    for (let from = 0; from < text.length; from++)
      for (let to = from + 1; to <= text.length; to++) expect(finds(text.slice(from, to), text)).toBe(true)
  })
  it('finds Thai by its words, Korean with its particles, Arabic and Hebrew without their points', () => {
    expect(finds('โครงการ', 'การประชุมวางแผนโครงการประจำปี')).toBe(true)
    expect(finds('회의 내일', '내일 회의를 합니다')).toBe(true)
    expect(finds('محمد', 'كتاب مُحَمَّد الجديد')).toBe(true)
    expect(finds('שלום', 'אמר שָׁלוֹם')).toBe(true)
  })
  it('without a word finds nothing', () => {
    for (const query of ['', '   ', '!?*', "'; --", '&|<->:*']) expect(finds(query, 'anything at all')).toBe(false)
  })
  it('finds a text by any of its own words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(), (text, pick) => {
        const words = wordsOf(text)
        const word = words[pick % Math.max(1, words.length)]
        if (word !== undefined) expect(finds(word, text)).toBe(true)
      }),
    )
  })
})
