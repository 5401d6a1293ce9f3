import { durationWords } from '@sheaf/core/collection/duration-words'
import { MEANING, type Meaning, type Property } from '@sheaf/core/collection/schema'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import { describe, expect, it } from 'vitest'
import { catalogProperties } from './all'
import { computedWords } from './computed-words'

const words: WordContext = {
  names: {
    person: id => (id === 'ann' ? 'Ann' : ''),
    page: id => (id === 'tea' ? 'Tea' : ''),
    findPerson: () => null,
    findPage: () => null,
  },
  locale: 'en',
  zone: 'UTC',
  now: Date.UTC(2026, 2, 1),
  prefix: 'HERE',
  wordsOf: (cell, property, home) =>
    catalogProperties.get(property.type)?.plain(cell, property, { ...words, prefix: home ? 'TASK' : 'HERE' }) ?? '',
}
const property = (meaning: Meaning, more: Partial<Property> = {}): Property => ({
  id: 'r',
  name: 'r',
  type: 'rollup',
  order: 1,
  ...more,
  [MEANING]: meaning,
})
const of = (type: string, more: Partial<Property> = {}): Property => ({ id: 't', name: 't', type, order: 1, ...more })
const listOf = (each: Meaning): Meaning => ({ ...each, form: 'list', each })
const options = [{ id: 'a', name: 'Open', color: 'red' }]

describe('[P 3] values that a rollup shows are said as their own property says them', () => {
  it.each<[what: string, meaning: Meaning, cell: readonly string[], said: string]>([
    ['people', listOf({ form: 'choice', refersTo: 'people', property: of('person') }), ['ann'], 'Ann'],
    ['rows', listOf({ form: 'choice', refersTo: 'rows', property: of('relation') }), ['tea'], 'Tea'],
    ['options', listOf({ form: 'choice', refersTo: 'options', property: of('status', { options }) }), ['a'], 'Open'],
    ['days', listOf({ form: 'date', property: of('date') }), ['2026-03-05'], 'March 5, 2026'],
    ['money', listOf({ form: 'number', property: of('number', { format: 'euro' }) }), ['4.5', '1'], '€4.50, €1.00'],
    ['ids', listOf({ form: 'number', property: of('unique_id'), home: 'tasks' }), ['12'], 'TASK-12'],
    ['spans', listOf({ form: 'number', unit: 'days', property: of('formula') }), ['3'], '3 days'],
  ])('%s', (_what, meaning, cell, said) => {
    const told = computedWords(cell, property(meaning), words)
    expect(told.replaceAll('"', '')).toBe(said)
  })
})

describe('[P 3] numbers that were computed are rounded for people', () => {
  it.each<[value: number, meaning: Meaning, more: Partial<Property>, said: string]>([
    [0.1 + 0.2, { form: 'number' }, {}, '0.3'],
    [10 / 3, { form: 'number' }, {}, '3.33'],
    [1234567.891, { form: 'number' }, {}, '1,234,567.89'],
    [0.0012345, { form: 'number' }, {}, '0.0012'],
    [1 / 3, { form: 'number', isShare: true }, {}, '33.3%'],
    [10 / 3, { form: 'number', property: of('number', { format: 'euro' }) }, {}, '€3.33'],
    [10 / 3, { form: 'number', property: of('number', { format: 'euro' }) }, { format: 'percent' }, '333.3%'],
    [10 / 3, { form: 'number' }, { decimals: 4, format: 'number' }, '3.3333'],
    [3, { form: 'number', unit: 'days' }, {}, '3 days'],
    [3, { form: 'number', unit: 'days' }, { format: 'dollar' }, '$3.00'],
  ])('%d', (value, meaning, more, said) => {
    expect(computedWords(value, property(meaning, more), words)).toBe(said)
  })
  it('and one that somebody wrote keeps all it says, but for the noise of computing', () => {
    const plain = catalogProperties.get('number')
    expect(plain?.plain(0.1 + 0.2, of('number'), words)).toBe('0.3')
    expect(plain?.plain(2024, of('number'), words)).toBe('2024')
    expect(plain?.plain(3.14159265, of('number'), words)).toBe('3.14159265')
  })
})

it.each([
  [8, 'days', '8 days'],
  [1, 'days', '1 day'],
  [0, 'days', '0 days'],
  [0.25, 'days', '6 hours'],
  [0.01, 'days', '14 minutes'],
  [-2, 'weeks', '-2 weeks'],
  [3, 'quarters', '3'],
] as const)('%d %s', (value, unit, said) => expect(durationWords(value, unit, 'en')).toBe(said))
