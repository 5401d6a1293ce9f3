import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64'

describe('base64', () => {
  it('is what everybody else writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      }),
    )
  })

  it('reads what everybody else writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        expect(fromBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes)
      }),
    )
  })

  it('knows the empty text and every byte', () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i)
    expect([toBase64(new Uint8Array()), fromBase64('')]).toEqual(['', new Uint8Array()])
    expect(fromBase64(toBase64(all))).toEqual(all)
  })

  it.each(['A', 'AA', 'AAA', 'AA=A', 'A===', 'AA A', 'AAé=', 'AA-_', '====', 'AAAA\n'])('refuses %j', text => {
    expect(() => fromBase64(text)).toThrow('not base64')
  })
})
