// The files of the languages: what is translated is there in English, says the same, and counts as its language does.
import { readdirSync, readFileSync } from 'node:fs'
import { completeLocales, developmentLocales, type Locale, locales, tagOf } from '@sheaf/core/locales'
import { describe, expect, it } from 'vitest'
import { formatMessage, readMessage } from './message'
import { faultOf } from './message-fault'

const folder = new URL('../../../../locales/', import.meta.url)
const fileOf = (locale: Locale): unknown => JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8'))
const english = fileOf('en-US') as readonly string[]
const translated = [...locales, ...developmentLocales].filter(locale => locale !== 'en-US')
const messagesOf = (locale: Locale): [string, string][] => Object.entries(fileOf(locale) as Record<string, string>)

it('[P 9] every locale has its file, and no other is there', () => {
  expect(readdirSync(folder).sort()).toEqual(['en-US', ...translated].map(locale => `${locale}.json`).sort())
})

describe.each(translated)('%s', locale => {
  const messages = messagesOf(locale)

  it('translates nothing that nobody says any more', () => {
    const known = new Set(english)
    expect(messages.map(([source]) => source).filter(source => !known.has(source))).toEqual([])
  })

  it('says what the English says, with the same names in it, and counts as the language does', () => {
    expect(messages.flatMap(([source, text]) => faultOf(source, text, tagOf(locale)) ?? [])).toEqual([])
  })

  it('is in the order of the English', () => {
    const sources = messages.map(([source]) => source)
    expect(sources).toEqual(english.filter(source => sources.includes(source)))
  })
})

it.each(completeLocales)('%s misses no message', locale => {
  const known = new Set(messagesOf(locale).map(([source]) => source))
  expect(english.filter(source => !known.has(source))).toEqual([])
})
it('counts in Arabic, which has six numbers of things', () => {
  const source = '{count, plural, one {# block selected} other {# blocks selected}}'
  const text = (fileOf('ar-SA') as Record<string, string>)[source] ?? ''
  const said = [0, 1, 2, 3, 11, 100].map(count => formatMessage(readMessage(text), { count }, tagOf('ar-SA')))
  expect(new Set(said).size).toBe(6)
})
