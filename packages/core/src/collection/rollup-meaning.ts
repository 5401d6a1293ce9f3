// What a rollup comes to: it follows from what is asked, and of what.
import type { ColumnForm } from './column'
import type { Rollup } from './computed-settings'
import type { Aggregation } from './query'
import type { Meaning } from './schema'

const shows: ReadonlySet<Aggregation> = new Set(['show_original', 'show_unique'])
const perGroup: ReadonlySet<Aggregation> = new Set(['count_per_group', 'percent_per_group'])
const dates: ReadonlySet<Aggregation> = new Set(['earliest_date', 'latest_date'])
/** They are of the same nature as what they are taken of: sums of money are money. */
const likeTarget: ReadonlySet<Aggregation> = new Set(['sum', 'average', 'median', 'min', 'max', 'range'])

/** `there`: the collection that the target is in. */
export function meaningOfRollup(
  { aggregation, group }: Rollup,
  target: Meaning | undefined,
  there: string,
): Meaning | undefined {
  if (shows.has(aggregation)) return listOf(target, there)
  if (perGroup.has(aggregation) && group === undefined) return { form: 'list' }
  const form: ColumnForm = dates.has(aggregation) ? 'date' : 'number'
  if (aggregation === 'date_range') return { form, unit: 'days' }
  if (aggregation.startsWith('percent_')) return { form, isShare: true }
  const isLike = target?.form === form && (form === 'date' || likeTarget.has(aggregation))
  return isLike
    ? { form, property: target.property, home: target.home ?? there, unit: target.unit, isShare: target.isShare }
    : { form }
}

function listOf(target: Meaning | undefined, there: string): Meaning {
  if (!target) return { form: 'list' }
  const each: Meaning = {
    home: there,
    ...(target.each ?? (target.form === 'list' ? { ...target, form: 'choice' as const } : target)),
  }
  if (each.form !== 'choice') return { form: 'list', each, property: each.property, home: each.home }
  const { refersTo, ranking, property, home, collection } = each
  return { form: 'list', each, refersTo, ranking, property, home, collection }
}
