// Conditions that were made for another type of their property are shown without breaking anything.
import type { ColumnForm } from '@sheaf/core/collection/column'
import type { Operator } from '@sheaf/core/collection/query'
import type { Json } from '@sheaf/core/validation/checks'
import { expect, it } from 'vitest'
import { fittingCondition } from './fitting-condition'

it.each<[form: ColumnForm, operator: Operator, value: Json, fits: boolean]>([
  ['date', 'equals', 'words', false],
  ['date', 'equals', ['a'], false],
  ['date', 'equals', { relative: 'today' }, true],
  ['date', 'between', { at: '2026-05-03' }, false],
  ['date', 'between', { start: { at: '2026-05-03' }, end: { at: '2026-05-04' } }, true],
  ['date', 'within', 7, false],
  ['date', 'within', { direction: 'this', count: 1, unit: 'week' }, true],
  ['number', 'equals', 'words', false],
  ['number', 'equals', 7, true],
  ['number', 'between', 7, false],
  ['number', 'between', { start: 3, end: 7 }, true],
  ['flag', 'equals', 'yes', false],
  ['flag', 'equals', true, true],
  ['choice', 'equals', { relative: 'today' }, false],
  ['list', 'contains', ['a'], true],
  ['list', 'contains', [7], false],
  ['text', 'contains', ['a'], false],
  ['text', 'contains', 'a', true],
])('%s, %s %j: %s', (form, operator, value, fits) => {
  const condition = { property: 'p', operator, value }
  expect(fittingCondition(condition, form)).toEqual(fits ? condition : { property: 'p', operator })
})
