import { expect, it } from 'vitest'
import { askedFrom, readAskedFrom, writeAskedFrom } from './asked-from'

it('is read from cookies as it was written', () => {
  const from = askedFrom('pt-BR', 'America/Argentina/Buenos_Aires', 'saturday')
  expect(from.weekStart).toBe(6)
  const said = writeAskedFrom(from)
  expect(said).not.toMatch(/[; ,]/)
  expect(readAskedFrom(`a=b; ${said}; c=d`)).toEqual(from)
})

it('begins weeks on Monday where nobody said otherwise', () => {
  expect(askedFrom('en-US', 'UTC').weekStart).toBe(1)
})

it.each([
  undefined,
  '',
  'sheaf_asked_from=',
  'sheaf_asked_from=%',
  'sheaf_asked_from=null',
  'sheaf_asked_from=%5B%5D',
  'sheaf_asked_from=%5B1%2C2%2C3%5D',
  'other_sheaf_asked_from=%5B%22UTC%22%2C%22en%22%2C1%5D',
  `sheaf_asked_from=${encodeURIComponent(JSON.stringify(['x'.repeat(400), 'en', 1]))}`,
])('takes nothing from %s', cookies => {
  expect(readAskedFrom(cookies)).toBeUndefined()
})
