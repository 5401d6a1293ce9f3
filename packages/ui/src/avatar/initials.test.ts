import { describe, expect, it } from 'vitest'
import { seat } from './avatar-stack'
import { avatarColour, initials } from './initials'

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['Ursula K. Le Guin', 'UG'],
    ['  Grace   Hopper ', 'GH'],
    ['grace.hopper', 'GH'],
    ['王小明', '王'],
    ['Ñandú Óscar', 'ÑÓ'],
    ['(Guest) Ana', 'GA'],
    ['👩‍👧 Mum', '👩‍👧M'],
    ['', '?'],
    ['—', '?'],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name, 2)).toBe(expected)
  })

  it('are one letter where there is room for one', () => {
    expect(initials('Ada Lovelace', 1)).toBe('A')
  })
})

describe('avatarColour', () => {
  it('is stable, and spreads over all nine', () => {
    expect(avatarColour('user-1')).toBe(avatarColour('user-1'))
    const seen = new Set(Array.from({ length: 200 }, (_, i) => avatarColour(`user-${i}`)))
    expect(seen.size).toBe(9)
  })
})

describe('seat', () => {
  it('shows all who fit, else leaves the last place for the count', () => {
    expect(seat(['a', 'b', 'c'], 3)).toEqual({ shown: ['a', 'b', 'c'], hidden: 0 })
    expect(seat(['a', 'b', 'c', 'd'], 3)).toEqual({ shown: ['a', 'b'], hidden: 2 })
    expect(seat([], 3)).toEqual({ shown: [], hidden: 0 })
  })
})
