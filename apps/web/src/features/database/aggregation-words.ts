// What aggregations are called, and how their results are said.
import type { Cell } from '@sheaf/core/collection/column'
import type { Aggregation } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyKinds, WordContext } from '@sheaf/core/kinds/property-kind'
import { t } from '../../i18n/t'

/** Short, as it stands before the figure. */
export function aggregationName(aggregation: Aggregation): string {
  const names: Record<Aggregation, string> = {
    count: t('Count'),
    count_values: t('Values'),
    empty: t('Empty'),
    not_empty: t('Not empty'),
    unique: t('Unique'),
    percent_empty: t('Empty %'),
    percent_not_empty: t('Not empty %'),
    sum: t('Sum'),
    average: t('Average'),
    median: t('Median'),
    min: t('Smallest'),
    max: t('Largest'),
    range: t('Range'),
    earliest_date: t('Earliest'),
    latest_date: t('Latest'),
    date_range: t('Span'),
    checked: t('Ticked'),
    unchecked: t('Not ticked'),
    percent_checked: t('Ticked %'),
    percent_unchecked: t('Not ticked %'),
    count_per_group: t('Count per group'),
    percent_per_group: t('Percent per group'),
    show_original: t('All values'),
    show_unique: t('Different values'),
  }
  return names[aggregation]
}

const DAY_MS = 86_400_000
/** Figures that are counts or shares, whatever they count. */
const counts: ReadonlySet<Aggregation> = new Set([
  'count',
  'count_values',
  'empty',
  'not_empty',
  'unique',
  'checked',
  'unchecked',
])

export function aggregationWords(
  kinds: PropertyKinds,
  words: WordContext,
  property: Property,
  aggregation: Aggregation,
  value: Cell,
): string {
  if (value === null) return '–'
  if (typeof value !== 'number') return kinds.get(property.type)?.plain(value, property, words) ?? ''
  if (aggregation.startsWith('percent'))
    return new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 1 }).format(value)
  if (aggregation === 'date_range')
    return t('{days, plural, one {# day} other {# days}}', { days: Math.round(value / DAY_MS) })
  if (counts.has(aggregation)) return new Intl.NumberFormat(words.locale).format(value)
  return kinds.get(property.type)?.plain(value, property, words) || new Intl.NumberFormat(words.locale).format(value)
}
