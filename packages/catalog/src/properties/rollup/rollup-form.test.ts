import { aggregations } from '@sheaf/core/collection/query'
import { expect, it } from 'vitest'
import { isPercent, rollupForm } from './rollup-form'

it.each([
  ['show_original', 'text', 'list'],
  ['show_unique', 'number', 'list'],
  ['sum', 'number', 'number'],
  ['earliest_date', 'date', 'date'],
  ['latest_date', 'date', 'date'],
  ['date_range', 'date', 'number'],
  ['min', 'number', 'number'],
  ['count', 'choice', 'number'],
  ['percent_checked', 'flag', 'number'],
] as const)('%s of %s is %s', (called, target, form) => expect(rollupForm(called, target)).toBe(form))

it('shows parts as percent', () => {
  expect(aggregations.filter(isPercent)).toEqual([
    'percent_empty',
    'percent_not_empty',
    'percent_checked',
    'percent_unchecked',
    'percent_per_group',
  ])
})
