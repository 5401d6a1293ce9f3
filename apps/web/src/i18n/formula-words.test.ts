// Formulas know no language: what they say is spoken here, in that of the person.
import { readFileSync } from 'node:fs'
import { faults } from '@sheaf/core/formula/faults.fixture'
import { compile } from '@sheaf/core/formula/formula.fixture'
import { formulaFunctions } from '@sheaf/core/formula/functions/all'
import { listOf, typeWords } from '@sheaf/core/formula/types'
import { formatPhrase, inEnglish, type Phrase } from '@sheaf/core/phrase'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadLocale } from './load-locale'
import { activate, t, tData } from './t'

const folder = new URL('../../../../locales/', import.meta.url)
const catalogue = new Set(JSON.parse(readFileSync(new URL('en-US.json', folder), 'utf8')) as readonly string[])
const messagesOf = ({ message, values = {} }: Phrase): readonly string[] => [
  message,
  ...Object.values(values).flatMap(value => (typeof value === 'string' ? [] : messagesOf(value))),
]
const missing = (messages: readonly string[]): readonly string[] => messages.filter(message => !catalogue.has(message))

describe('the catalogue of messages', () => {
  it('has every error of a formula, and the words in it', () => {
    const errors = faults.flatMap(([source]) => compile(source).errors)
    expect(errors.length).toBeGreaterThanOrEqual(faults.length)
    expect(missing(errors.flatMap(messagesOf))).toEqual([])
  })
  it('has what is told of every function, and what it takes', () => {
    expect(missing(formulaFunctions.map(({ doc }) => doc))).toEqual([])
    expect(missing(formulaFunctions.flatMap(({ parameters }) => parameters.map(({ words }) => words.message)))).toEqual(
      [],
    )
  })
  it('has every type', () => {
    const kinds = ['text', 'number', 'boolean', 'date', 'person', 'page', 'any', 'empty'] as const
    const types = kinds.flatMap(kind => [{ kind }, listOf({ kind }), listOf(listOf({ kind }))])
    expect(missing(types.flatMap(type => messagesOf(typeWords(type))))).toEqual([])
  })
})

it.each(faults)('in English, %s says what it says without a language', source => {
  for (const error of compile(source).errors) expect(formatPhrase(error, t)).toBe(inEnglish(error))
})

describe('somebody who reads German', () => {
  afterEach(() => {
    activate('en-US')
    vi.unstubAllGlobals()
  })
  const inGerman = async (): Promise<void> => {
    vi.stubGlobal('document', { documentElement: {} })
    vi.stubGlobal('location', { hostname: 'example.org' })
    vi.stubGlobal('localStorage', { setItem: () => {} })
    await loadLocale(['de-DE'])
  }

  it.each([
    ['round("a")', 'round erwartet eine Zahl, aber das ist Text'],
    [
      'prop("Owner").name()',
      'name erwartet eine Person oder eine Seite, aber das ist eine Liste von Personen: nehmen Sie eines davon mit first() oder jedes mit map()',
    ],
    ['dateAdd()', 'dateAdd erwartet ein Datum, eine Zahl und Text'],
    ['prop("None")', 'Unbekannte Eigenschaft „None“'],
    ['rond(1)', 'Unbekannte Funktion „rond“. Meinten Sie round?'],
    ['test("a", "(a")', 'In diesem Muster fehlt „)“'],
    ['1 +', 'Wert fehlt'],
  ])('[P 9] sees what is wrong with %s in German', async (source, words) => {
    await inGerman()
    expect(compile(source).errors.map(error => formatPhrase(error, t))).toContain(words)
  })

  it('sees in German what a function does', async () => {
    await inGerman()
    expect(formulaFunctions.filter(({ doc }) => tData(doc) === doc)).toEqual([])
  })

  it('leaves what is kept in rows in English', async () => {
    await inGerman()
    expect(compile('round("a")').evaluate({} as never)).toEqual({ failure: 'round expects a number, but this is text' })
  })
})
