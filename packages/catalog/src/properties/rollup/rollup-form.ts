// Which form a rollup has: it follows from the function and from what it is asked of.
import type { ColumnForm } from '@sheaf/core/collection/column'
import type { Aggregation } from '@sheaf/core/collection/query'

const dates: ReadonlySet<Aggregation> = new Set(['earliest_date', 'latest_date'])
const listed: ReadonlySet<Aggregation> = new Set(['show_original', 'show_unique'])
/** Of numbers they are numbers, of dates dates. */
const kept: ReadonlySet<Aggregation> = new Set(['min', 'max'])

export function rollupForm(called: Aggregation, target: ColumnForm): ColumnForm {
  if (listed.has(called)) return 'list'
  if (dates.has(called) || (kept.has(called) && target === 'date')) return 'date'
  return 'number'
}
export const isPercent = (called: Aggregation): boolean => called.startsWith('percent_')
