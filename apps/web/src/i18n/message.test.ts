import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatMessage, readMessage, type Values } from './message'

const said = (text: string, values: Values = {}, locale = 'en-US'): string =>
  formatMessage(readMessage(text), values, locale)

describe('a message', () => {
  it('keeps its words and the space between them', () => {
    expect(said('{number} of {count} ', { number: 1, count: 2 })).toBe('1 of 2 ')
    expect(said('Moved “{title}” to trash', { title: 'A  b' })).toBe('Moved “A  b” to trash')
  })

  it('chooses by number, as the language counts', () => {
    const files = '{count, plural, =0 {no file} one {# plik} few {# pliki} many {# plików} other {# pliku}}'
    expect([0, 1, 3, 5, 1.5, 1200].map(count => said(files, { count }, 'pl'))).toEqual([
      'no file',
      '1 plik',
      '3 pliki',
      '5 plików',
      '1,5 pliku',
      '1200 plików',
    ])
  })

  it('chooses by word, and by the rest where no word fits', () => {
    const text = 'A {kind, select, team {team} other {page}} here'
    expect([said(text, { kind: 'team' }), said(text, { kind: 'x' })]).toEqual(['A team here', 'A page here'])
  })

  it('counts in words that lie inside others', () => {
    const text = '{who, select, me {I have {n, plural, one {# book} other {# books}}} other {#{n}}}'
    expect(said(text, { who: 'me', n: 2 })).toBe('I have 2 books')
  })

  it('takes braces between apostrophes as they are, and apostrophes as apostrophes', () => {
    expect(said("It's '{'{name}'}', isn''t it", { name: 'x' })).toBe("It's {x}, isn't it")
    expect(said("{n, plural, other {'#'# l'heure}}", { n: 3 })).toBe("#3 l'heure")
    expect(said('# is no number here')).toBe('# is no number here')
  })

  it.each(['{', '{a', 'a}', '{a, plural}', '{a, plural, one}', '{a, date}', '{a, plural, one {x}'])(
    'that cannot be read is refused: %s',
    text => expect(() => readMessage(text)).toThrow('cannot be read'),
  )
})

it('every message of ours can be read', () => {
  const words = JSON.parse(readFileSync(new URL('../../../../locales/en-US.json', import.meta.url), 'utf8')) as string[]
  expect(words.length).toBeGreaterThan(100)
  for (const text of words) expect(() => readMessage(text)).not.toThrow()
})
