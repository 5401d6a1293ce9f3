import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password'

const email = 'grace.hopper@navy.example'

describe('[P 8] a password', () => {
  it.each([
    'password',
    'Password123',
    'PASSWORD1',
    'qwertyuiop',
    '1234567890',
    'abcdefghij',
    '98765432',
    'aaaaaaaaaa',
    'abababababab',
    'iloveyou',
    'trustno1',
    'grace.hopper',
    'Grace.Hopper1!',
    'grace.hopper@navy.example',
    'hopper2026',
    'sheaf123',
    '!!Sheaf2026',
  ])('%s is refused', password => expect(isCommonPassword(password, email)).toBe(true))

  it.each([
    'a good password',
    'correct horse battery staple',
    'graceful hoppers jump',
    'sheaf of rye 71',
    'x7#kQp2!vL',
  ])('%s is taken', password => expect(isCommonPassword(password, email)).toBe(false))
})
