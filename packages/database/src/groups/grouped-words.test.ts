import { expect, it } from 'vitest'
import { t } from '../testing/english'
import { groupedWords } from './grouped-words'

const march = { start: Date.UTC(2026, 2, 1), hasTime: false }

it.each([
  ['month', march, 'March 2026'],
  ['relative', march, 'March 2026'],
  ['quarter', { ...march, start: Date.UTC(2026, 3, 1) }, 'Q2 2026'],
  ['year', march, '2026'],
  ['week', march, 'Week of Mar 1, 2026'],
  ['relative', 'last_7_days', 'Past 7 days'],
  ['exact', 'last_7_days', null],
  ['day', march, null],
  ['exact', true, 'Checked'],
] as const)('[P 3] groups by %s: %j reads %s', (by, value, words) => {
  expect(groupedWords(t, value, by, 'en')).toBe(words)
})

it('[P 3] months are said short where there is little room', () => {
  expect(groupedWords(t, march, 'month', 'en', 'short')).toBe('Mar 2026')
})
