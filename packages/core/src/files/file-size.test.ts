import { expect, it } from 'vitest'
import { fileSize } from './file-size'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1587, '1.5 KB'],
  [20_480, '20 KB'],
  [5 * 1_048_576, '5 MB'],
  [1_048_576 * 1024 * 2.26, '2.3 GB'],
])('[P 9] %d bytes are %s', (bytes, words) => expect(fileSize(bytes)).toBe(words))

it('has the figures of the language', () => {
  expect(fileSize(1587, 'de-DE')).toBe('1,5 KB')
  expect(fileSize(1587, 'ar-SA')).toBe('١٫٥ KB')
})
