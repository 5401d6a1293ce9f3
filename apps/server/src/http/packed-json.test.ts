import { crc32, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { joinChecksums, shiftOf } from './join-checksums'
import { PackedJson } from './packed-json'

const words = (count: number): string => Array.from({ length: count }, (_, i) => `wool ${(i * 7919) % 1000}`).join(' ')

it('joins the checksums of two pieces of any length', () => {
  for (const [first, second] of [
    ['', ''],
    ['a', ''],
    ['', 'b'],
    ['linen', 'wool'],
    [words(3), words(10_000)],
    [words(50_000), words(1)],
  ] as const) {
    const bytes = Buffer.from(second)
    expect(joinChecksums(crc32(first), crc32(bytes), shiftOf(bytes.length))).toBe(crc32(first + second))
  }
})

it('is one gzip stream and one object, whatever stands in front', async () => {
  const object = { text: words(20_000), more: ['ü', '織', null] }
  const packed = await PackedJson.of(JSON.stringify(object).slice(1, -1))
  for (const front of [{}, { seq: 1 }, { id: 'ä'.repeat(900), seq: 12_345_678 }]) {
    const whole = { ...front, ...object }
    expect(JSON.parse(gunzipSync(packed.gzipped(front)).toString())).toEqual(whole)
    expect(JSON.parse(packed.text(front))).toEqual(whole)
  }
  expect(packed.bytes).toBeLessThan(object.text.length / 3)
  expect(() => packed.gzipped({ id: 'x'.repeat(70_000) })).toThrow('too much for a front')
})
