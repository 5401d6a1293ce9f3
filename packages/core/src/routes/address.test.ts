import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readQuery } from './address'

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('&', '=', '+', '%', '%41', '%E4%B8%AD', '%E4', '%zz', 'a', '中', ''),
)

it('[P 2.3] reads the first of each field of a query as the platform does', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const url = new URL(`http://sheaf.test/?${pieces.join('').replaceAll('#', '')}`)
      const first = new Map([...url.searchParams].reverse())
      expect(Object.fromEntries(readQuery(url))).toEqual(Object.fromEntries(first))
    }),
    { numRuns: 2_000 },
  )
})
