import { describe, expect, it } from 'vitest'
import { TextColumn } from './text-column'
import { collatorOf, WordRanks } from './word-ranks'

const words = [
  'Zebra',
  'apple',
  'Äpfel',
  'part 10',
  'part 2',
  'Ünder',
  'under',
  'zoo',
  '10',
  '9',
  '会議',
  'éclair',
  'Eclair',
]

describe('words as numbers', () => {
  it.each(['en', 'de', 'sv', 'ja'])('sort as %s does', locale => {
    const ranks = new WordRanks(words, locale)
    const { compare } = collatorOf(locale)
    expect([...words].sort((a, b) => ranks.locate(a) - ranks.locate(b))).toEqual([...words].sort(compare))
  })

  it('find a place for words that come later', () => {
    const ranks = new WordRanks([], 'en')
    const numbers = words.map(word => ranks.add(word))
    expect(ranks.isWorn).toBe(false)
    expect(words.map(word => ranks.locate(word))).toEqual(numbers)
    expect([...words].sort((a, b) => ranks.locate(a) - ranks.locate(b))).toEqual(
      [...words].sort(collatorOf('en').compare),
    )
  })

  it('are made anew when no number is left between two', () => {
    const column = new TextColumn(200)
    column.set(0, 'a')
    column.set(1, 'z')
    column.ranksIn('en')
    for (let i = 2; i < 200; i++) column.set(i, `b${'a'.repeat(200 - i)}`)
    const { ranks, words } = column.ranksIn('en')
    expect(words.isWorn).toBe(false)
    const inOrder = Array.from({ length: 198 }, (_, i) => ranks[199 - i] as number)
    expect(inOrder.every((rank, i) => i === 0 || rank > (inOrder[i - 1] as number))).toBe(true)
    expect(ranks[0]).toBeLessThan(inOrder[0] as number)
    expect(ranks[1]).toBeGreaterThan(inOrder.at(-1) as number)
  })
})
