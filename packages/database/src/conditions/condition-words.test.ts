import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { Condition } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { expect, it } from 'vitest'
import { t } from '../testing/english'
import { conditionWords, isAsked } from './condition-words'
import { quickCondition } from './filter-tree'

const choices = [
  { id: 'open', name: 'Open' },
  { id: 'sent', name: 'Sent' },
]
const of = (type: string): Property => ({ id: 'x', name: 'X', type, order: 0 })
const words = (type: string, condition: Omit<Condition, 'property'>): string =>
  conditionWords({ property: 'x', ...condition }, of(type), { t, kinds: catalogProperties, locale: 'en', choices })

it.each<[string, Omit<Condition, 'property'>, string]>([
  ['select', { operator: 'equals', value: ['open', 'sent'] }, 'Open, Sent'],
  ['select', { operator: 'does_not_equal', value: ['open'] }, 'is not Open'],
  ['select', { operator: 'equals', value: ['gone'] }, ''],
  ['select', { operator: 'is_empty' }, 'is empty'],
  ['multi_select', { operator: 'contains', value: 'sent' }, 'Sent'],
  ['number', { operator: 'equals', value: 1200 }, '1,200'],
  ['number', { operator: 'greater_than', value: 5 }, '> 5'],
  ['number', { operator: 'between', value: { start: 5, end: 1200 } }, '5 to 1,200'],
  ['number', { operator: 'between', value: 5 }, ''],
  ['text', { operator: 'contains', value: 'wool' }, 'wool'],
  ['text', { operator: 'starts_with', value: 'wool' }, 'starts with wool'],
  ['checkbox', { operator: 'equals', value: false }, 'Unchecked'],
  ['date', { operator: 'equals', value: { relative: 'tomorrow' } }, 'Tomorrow'],
  ['date', { operator: 'before', value: { at: '2026-03-01' } }, 'is before Mar 1, 2026'],
  ['date', { operator: 'within', value: { direction: 'this', count: 1, unit: 'week' } }, 'this week'],
  ['date', { operator: 'within', value: { direction: 'past', count: 3, unit: 'month' } }, 'the past 3 months'],
  [
    'date',
    { operator: 'between', value: { start: { at: '2026-03-01' }, end: { at: '2026-03-02' } } },
    'Mar 1, 2026 to Mar 2, 2026',
  ],
])('says a condition in few words: %s %j', (type, condition, said) => {
  expect(words(type, condition)).toBe(said)
})

it.each(catalogProperties.all.filter(({ operators }) => operators.length > 0).map(({ type }) => type))(
  'a new quick filter asks for nothing yet: %s',
  type => {
    expect(isAsked(quickCondition(catalogProperties, of(type)))).toBe(false)
  },
)
