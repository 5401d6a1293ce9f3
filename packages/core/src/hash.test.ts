import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexOf, sha256, sha256Hex } from './hash'

describe('sha256', () => {
  it('gives the published digests', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
  })

  it('agrees with another implementation at every length around a block boundary', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 0xff)
      expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('hashes text as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), text => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
    )
  })

  it('leaves its input alone and starts afresh each time', () => {
    const bytes = Uint8Array.of(1, 2, 3)
    const first = hexOf(sha256(bytes))
    expect(hexOf(sha256(bytes))).toBe(first)
    expect([...bytes]).toEqual([1, 2, 3])
  })

  it('prints bytes as two lowercase hex digits each', () => {
    expect(hexOf(Uint8Array.of(0, 10, 255))).toBe('000aff')
    expect(hexOf(new Uint8Array())).toBe('')
  })
})
