// What aggregations are called, and how their results are said.

import type { Cell } from '@sheaf/core/collection/column'
import { durationWords } from '@sheaf/core/collection/duration-words'
import type { Aggregation } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import type { DatabaseHost } from '../host/database-host'
import type { Translate } from '../host/translate'

/** Short, as it stands before the figure. */
export function aggregationName(t: Translate, aggregation: Aggregation): string {
  const names: Record<Aggregation, string> = {
    count: t('Count'),
    count_values: t('Values'),
    empty: t('Empty'),
    not_empty: t('Not empty'),
    unique: t('Unique'),
    percent_empty: t('Percent empty'),
    percent_not_empty: t('Percent not empty'),
    sum: t('Sum'),
    average: t('Average'),
    median: t('Median'),
    min: t('Min'),
    max: t('Max'),
    range: t('Range'),
    earliest_date: t('Earliest date'),
    latest_date: t('Latest date'),
    date_range: t('Date range'),
    checked: t('Checked'),
    unchecked: t('Unchecked'),
    percent_checked: t('Percent checked'),
    percent_unchecked: t('Percent unchecked'),
    count_per_group: t('Count per group'),
    percent_per_group: t('Percent per group'),
    show_original: t('Show original'),
    show_unique: t('Show unique values'),
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
  { propertyKinds: kinds, figureWords }: Pick<DatabaseHost, 'propertyKinds' | 'figureWords'>,
  words: WordContext,
  property: Property,
  aggregation: Aggregation,
  value: Cell,
): string {
  if (value === null) return '–'
  if (typeof value !== 'number') return kinds.get(property.type)?.plain(value, property, words) ?? ''
  if (aggregation.startsWith('percent')) return shareWords(value, words.locale)
  if (aggregation === 'date_range') return durationWords(value / DAY_MS, 'days', words.locale)
  if (counts.has(aggregation)) return new Intl.NumberFormat(words.locale).format(value)
  return figureWords(value, property, words.locale)
}

const shareWords = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value)
