import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SheafError } from './errors'
import { uuid } from './ids'
import { isShortId, randomShortId, shortIdAlphabet, shortIdOf } from './short-id'

const id = uuid('00013839-ff00-4a6b-8c7d-9e0f1a2b3c4d')

describe('short ids', () => {
  it('[P 5] the alphabet is digits and letters without 0 O 1 I l', () => {
    expect(shortIdAlphabet).toHaveLength(57)
    expect(new Set(shortIdAlphabet).size).toBe(57)
    expect(shortIdAlphabet).not.toMatch(/[0O1Il]|[^0-9A-Za-z]/)
    expect(shortIdAlphabet.split('').sort().join('')).toBe(shortIdAlphabet)
  })

  it('[P 5] each hex pair modulo 57 gives a character, four by default', () => {
    // 00 → 0, 01 → 1, 38 → 56, 39 → 57 = 0, ff → 255 = 27
    expect(shortIdOf(id)).toBe('23z2')
    expect(shortIdOf(id, 5)).toBe(`23z2${shortIdAlphabet[27]}`)
  })

  it('[P 5] a short id is 1 to 16 characters long and begins with the shorter ones', () => {
    expect(shortIdOf(id, 1)).toBe('2')
    expect(shortIdOf(id, 16)).toHaveLength(16)
    expect(shortIdOf(id, 16).startsWith(shortIdOf(id, 9))).toBe(true)
  })

  it.each([0, 17, -1, 2.5, Number.NaN])('[P 5] a length of %s is refused with the exact message', length => {
    expect(() => shortIdOf(id, length)).toThrow(
      new SheafError('ValidationError', { debugMessage: 'ShortID length must be between 1 and 16' }),
    )
  })

  it('[P 5] a random short id has one character per byte and at least one', () => {
    expect(randomShortId(Uint8Array.of(0, 56, 57, 255))).toBe(`2z2${shortIdAlphabet[27]}`)
    expect(() => randomShortId(new Uint8Array())).toThrow('at least 1 character long')
  })

  it('[P 5] every short id made here is valid', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 16 }), (text, length) => {
        expect(isShortId(shortIdOf(uuid(text), length))).toBe(true)
      }),
    )
    fc.assert(fc.property(fc.uint8Array({ minLength: 1 }), bytes => isShortId(randomShortId(bytes))))
  })

  it.each(['', 'O', 'a0', 'a-b', 'ä', '😀', 5, null])('[P 5] %j is not a short id', value => {
    expect(isShortId(value)).toBe(false)
  })
})
