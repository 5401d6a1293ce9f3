import { expect, it } from 'vitest'
import { countWords } from './word-count'

it.each([
  ['', 0],
  ['One, two — three!', 3],
  ['a\nb', 2],
  ["It's here", 2],
  ['日本語の文章です', 4],
])('“%s” has %d words', (text, count) => expect(countWords(text, 'ja-JP')).toBe(count))
