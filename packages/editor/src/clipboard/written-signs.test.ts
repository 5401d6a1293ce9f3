import { describe, expect, it } from 'vitest'
import { cellsOf, looksLikeMarkdown, onlyUrl } from './written-signs'

const lines = (...all: string[]): string => all.join('\n')

describe('looks like Markdown', () => {
  it.each([
    ['a heading', lines('# Title', '', 'text')],
    ['a list', lines('- one', '- two')],
    ['a numbered list', lines('1. one', '2. two')],
    ['ticks', '- [ ] buy tea'],
    ['a fence', lines('```ts', 'let a = 1;', '```')],
    ['a table', lines('| a | b |', '|---|---|', '| 1 | 2 |')],
    ['a link', 'see [this](https://a.org) now'],
    ['a picture', '![alt](https://a.org/x.png)'],
    ['bold', 'this is **very** important'],
    ['a quote', '> said'],
  ])('%s', (_name, text) => {
    expect(looksLikeMarkdown(text)).toBe(true)
  })
  it.each([
    ['a sentence', 'One - two * three # four'],
    ['lines', lines('one', 'two', '', 'three')],
    ['a dash at the start of one line', lines('- Anna', 'Yours')],
    ['a program with comments', lines('# reads the file', 'import os', 'def main():', '    return 1')],
    ['a script', lines('#!/bin/sh', '# go', 'echo hi;', 'if true; then', 'fi')],
    ['arithmetic', '2 ** 3 ** 4 = 5 * 6'],
    ['a name with underlines', 'my__file__name.txt'],
    ['an address', 'https://a.org/x_(y)'],
    ['nothing', ''],
  ])('not %s', (_name, text) => {
    expect(looksLikeMarkdown(text)).toBe(false)
  })
})

describe('cells', () => {
  it('are lines of as many pieces', () => {
    expect(cellsOf('a\tb\r\n1\t\r\n')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
  })
  it.each(['a\tb', 'a\n\tb', '\ta\n\tb', 'a\tb\nc', ''])('are not %j', text => {
    expect(cellsOf(text)).toBeNull()
  })
})

describe('a single address', () => {
  it.each(['https://a.org/x?y=1#z', ' http://a.org\n', 'mailto:a@b.org'])('%j', text => {
    expect(onlyUrl(text)).toBe(text.trim())
  })
  it.each(['javascript:alert(1)', 'https://a.org and more', 'a.org', 'https://a.org\nhttps://b.org', ''])(
    'not %j',
    text => {
      expect(onlyUrl(text)).toBeNull()
    },
  )
})
