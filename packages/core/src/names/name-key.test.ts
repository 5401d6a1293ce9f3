import { expect, it } from 'vitest'
import { isSameName } from './name-key'

it.each([
  [' Done', 'done ', true],
  ['Caf\u00e9', 'CAFE\u0301', true],
  ['Done', 'Dones', false],
  ['Cafe', 'Café', false],
])('“%s” and “%s” are one name: %s', (a, b, expected) => expect(isSameName(a, b)).toBe(expected))
