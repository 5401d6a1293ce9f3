import { describe, expect, it } from 'vitest'
import { containsProfanity } from './profanity'
import { profanities } from './profanity-words'

describe('the profanity check', () => {
  it('[P 5] text is refused when, lowered, it contains a word of the list', () => {
    expect(containsProfanity('What a Darnation!', ['darn'])).toBe(true)
    expect(containsProfanity('a fine day', ['darn'])).toBe(false)
    expect(containsProfanity('', ['darn'])).toBe(false)
  })

  it('[P 5] the match is a substring match', () => {
    expect(containsProfanity('xxdarnxx', ['heck', 'darn'])).toBe(true)
    expect(containsProfanity('d a r n', ['darn'])).toBe(false)
  })

  it('[P 5] every word of the built-in list is found, in any letter case', () => {
    for (const word of profanities) expect(containsProfanity(`My ${word.toUpperCase()} team`)).toBe(true)
  })

  it('the list is lowered, without blanks or doubles, and holds no word that contains another', () => {
    expect(profanities.length).toBeGreaterThan(80)
    expect(new Set(profanities).size).toBe(profanities.length)
    for (const word of profanities) {
      expect(word).toMatch(/^[a-z0-9]{4,}$/)
      expect(profanities.filter(other => word.includes(other))).toEqual([word])
    }
  })

  it.each([
    'Saturday classics',
    'Assessment and analysis',
    'Cocktail recipes from the peacock',
    'Therapist notes, grape harvest',
    'Saltwater and title page',
    'Constitution, document, button, shuttle',
  ])('harmless words pass: %s', text => {
    expect(containsProfanity(text)).toBe(false)
  })
})
