import { expect, it } from 'vitest'
import { readRichText } from './read-rich-text'

it('takes rich text as it is', () => {
  const text = [['As '], ['drawn', [['b'], ['a', 'https://x.example']]]] as const
  expect(readRichText(text)).toEqual(text)
})
it.each([
  ['nothing', undefined, []],
  ['an empty text', '', []],
  ['a plain text', 'words', [['words']]],
  ['something else', { a: 1 }, []],
  ['items that are none', ['words', [1], ['kept'], ['cut', 'b'], ['cut', [['b'], 'i']]], [['kept']]],
])('reads %s', (_name, value, expected) => expect(readRichText(value)).toEqual(expected))
