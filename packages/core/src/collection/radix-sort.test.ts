import fc from 'fast-check'
import { expect, it } from 'vitest'
import { radixSort } from './radix-sort'

it('sorts like a comparison, and keeps equal ones as they stood', () => {
  const key = fc.oneof(
    fc.double({ noNaN: true }),
    fc.constantFrom(0, -0, 1, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MIN_VALUE, 1e300),
    fc.integer({ min: -3, max: 3 }),
  )
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), list => {
      const keys = Float64Array.from(list)
      const places = Uint32Array.from(list, (_, index) => index).reverse()
      const expected = [...places].sort((a, b) => {
        const [x, y] = [list[a] as number, list[b] as number]
        return x < y ? -1 : x > y ? 1 : 0
      })
      expect([...radixSort(places, keys)]).toEqual(expected)
    }),
  )
})
