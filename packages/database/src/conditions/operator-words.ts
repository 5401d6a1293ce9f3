// What operators are called, and what dates are compared with.

import type { ColumnForm } from '@sheaf/core/collection/column'
import type { DateWindow, Operator, RelativeDay } from '@sheaf/core/collection/query'
import type { Translate } from '../host/translate'

export function operatorName(t: Translate, operator: Operator, form: ColumnForm): string {
  const names: Record<Operator, string> = {
    equals: form === 'number' ? '=' : t('is'),
    does_not_equal: form === 'number' ? '≠' : t('is not'),
    contains: t('contains'),
    does_not_contain: t('does not contain'),
    starts_with: t('starts with'),
    ends_with: t('ends with'),
    greater_than: '>',
    less_than: '<',
    greater_than_or_equal_to: '≥',
    less_than_or_equal_to: '≤',
    before: t('is before'),
    after: t('is after'),
    on_or_before: t('is on or before'),
    on_or_after: t('is on or after'),
    between: t('is between'),
    within: t('is within'),
    is_empty: t('is empty'),
    is_not_empty: t('is not empty'),
  }
  return names[operator]
}

export const relativeDays: readonly RelativeDay[] = [
  'today',
  'tomorrow',
  'yesterday',
  'one_week_ago',
  'one_week_from_now',
  'one_month_ago',
  'one_month_from_now',
]
export function relativeName(t: Translate, day: RelativeDay): string {
  const names: Record<RelativeDay, string> = {
    today: t('Today'),
    tomorrow: t('Tomorrow'),
    yesterday: t('Yesterday'),
    one_week_ago: t('One week ago'),
    one_week_from_now: t('One week from now'),
    one_month_ago: t('One month ago'),
    one_month_from_now: t('One month from now'),
  }
  return names[day]
}
export const directions: readonly DateWindow['direction'][] = ['this', 'past', 'next']
export function directionName(t: Translate, direction: DateWindow['direction']): string {
  return { this: t('this'), past: t('the past'), next: t('the next') }[direction]
}
export const units: readonly DateWindow['unit'][] = ['day', 'week', 'month', 'year']
export function unitName(t: Translate, unit: DateWindow['unit'], count: number): string {
  return {
    day: t('{count, plural, one {day} other {days}}', { count }),
    week: t('{count, plural, one {week} other {weeks}}', { count }),
    month: t('{count, plural, one {month} other {months}}', { count }),
    year: t('{count, plural, one {year} other {years}}', { count }),
  }[unit]
}
