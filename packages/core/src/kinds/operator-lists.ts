// Which questions the forms of values have in common (reference/databases.md 2 and 3).
import type { ColumnForm } from '../collection/column'
import type { Aggregation, Operator } from '../collection/query'

const emptiness = ['is_empty', 'is_not_empty'] as const satisfies readonly Operator[]

export const textOperators: readonly Operator[] = [
  'equals',
  'does_not_equal',
  'contains',
  'does_not_contain',
  'starts_with',
  'ends_with',
  ...emptiness,
]
export const numberOperators: readonly Operator[] = [
  'equals',
  'does_not_equal',
  'greater_than',
  'less_than',
  'greater_than_or_equal_to',
  'less_than_or_equal_to',
  'between',
  ...emptiness,
]
export const flagOperators: readonly Operator[] = ['equals', 'does_not_equal']
export const choiceOperators: readonly Operator[] = ['equals', 'does_not_equal', ...emptiness]
export const listOperators: readonly Operator[] = ['contains', 'does_not_contain', ...emptiness]
export const presenceOperators: readonly Operator[] = emptiness
export const dateOperators: readonly Operator[] = [
  'equals',
  'before',
  'after',
  'on_or_before',
  'on_or_after',
  'between',
  'within',
  ...emptiness,
]

const byForm: Readonly<Record<ColumnForm, readonly Operator[]>> = {
  text: textOperators,
  number: numberOperators,
  flag: flagOperators,
  date: dateOperators,
  choice: choiceOperators,
  list: listOperators,
  none: [],
}
/** Of a computed property: its kind names the operators of all forms, and its settings say which form it has. */
export const operatorsOfForm = (form: ColumnForm): readonly Operator[] => byForm[form]

export const numberAggregations: readonly Aggregation[] = ['sum', 'average', 'median', 'min', 'max', 'range']
export const dateAggregations: readonly Aggregation[] = ['earliest_date', 'latest_date', 'date_range']
export const flagAggregations: readonly Aggregation[] = ['checked', 'unchecked', 'percent_checked', 'percent_unchecked']
export const dateGroupings = ['relative', 'day', 'week', 'month', 'quarter', 'year'] as const
