// What groups of days and ticks are called.

import type { Cell } from '@sheaf/core/collection/column'
import type { Grouping } from '@sheaf/core/collection/query'
import type { Translate } from '../host/translate'

/** Spans of time have names of their own. */
export function groupedWords(
  t: Translate,
  value: Cell,
  by: Grouping['by'],
  locale: string,
  months: 'long' | 'short' = 'long',
): string | null {
  if (typeof value === 'boolean') return value ? t('Checked') : t('Unchecked')
  if (typeof value === 'string') return (by === 'relative' && relativeWords(t, value)) || null
  if (typeof value !== 'object' || value === null || !('start' in value)) return null
  const at = new Date(value.start)
  const say = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at)
  if (by === 'year') return say({ year: 'numeric' })
  if (by === 'quarter')
    return t('Q{quarter} {year}', { quarter: Math.floor(at.getUTCMonth() / 3) + 1, year: say({ year: 'numeric' }) })
  if (by === 'week') return t('Week of {day}', { day: say({ year: 'numeric', month: 'short', day: 'numeric' }) })
  if (by === 'day') return null
  // Also what is far from today, where groups are said from there.
  return say({ year: 'numeric', month: months })
}

function relativeWords(t: Translate, key: string): string | undefined {
  const names: Readonly<Record<string, string>> = {
    last_30_days: t('Past 30 days'),
    last_7_days: t('Past 7 days'),
    yesterday: t('Yesterday'),
    today: t('Today'),
    tomorrow: t('Tomorrow'),
    next_7_days: t('Next 7 days'),
    next_30_days: t('Next 30 days'),
  }
  return names[key]
}
