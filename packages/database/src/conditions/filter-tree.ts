// Filters as people build them: conditions, and groups of them by "and" and "or", at most three deep.

import type { ColumnForm } from '@sheaf/core/collection/column'
import { type Condition, type Filter, needsNoValue, type Operator } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { operatorsOf } from '@sheaf/core/kinds/askable'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import { formOf } from '@sheaf/core/kinds/property-kind'
import { askedOf } from './asked-of'
import { fittingCondition } from './fitting-condition'

export const MOST_DEEP = 3
export type FilterPath = readonly number[]

export interface FilterGroup {
  readonly join: 'and' | 'or'
  readonly parts: readonly Filter[]
}
/** Null for a condition. */
export function groupIn(filter: Filter): FilterGroup | null {
  if ('and' in filter) return { join: 'and', parts: filter.and }
  if ('or' in filter) return { join: 'or', parts: filter.or }
  return null
}
export const filterOf = ({ join, parts }: FilterGroup): Filter => (join === 'and' ? { and: parts } : { or: parts })

/** The filter as a group: one condition alone is a group of one. */
export const asGroup = (filter: Filter | undefined): FilterGroup =>
  filter === undefined ? { join: 'and', parts: [] } : (groupIn(filter) ?? { join: 'and', parts: [filter] })

/** With the part at a path changed, or taken away by null; a group without parts goes too. */
export function changeAt(group: FilterGroup, path: FilterPath, change: (part: Filter) => Filter | null): FilterGroup {
  const [at, ...rest] = path
  if (at === undefined) return group
  const parts = group.parts.flatMap((part, i): Filter[] => {
    if (i !== at) return [part]
    if (rest.length === 0) {
      const next = change(part)
      return next === null ? [] : [next]
    }
    const inner = groupIn(part)
    if (!inner) return [part]
    const next = changeAt(inner, rest, change)
    return next.parts.length === 0 ? [] : [filterOf(next)]
  })
  return { ...group, parts }
}
/** With a part added to the group at a path. */
export function addAt(group: FilterGroup, path: FilterPath, part: Filter): FilterGroup {
  const [at, ...rest] = path
  if (at === undefined) return { ...group, parts: [...group.parts, part] }
  return {
    ...group,
    parts: group.parts.map((held, i) => {
      const inner = groupIn(held)
      return i === at && inner ? filterOf(addAt(inner, rest, part)) : held
    }),
  }
}

/** What a new condition about a property begins with. */
export function firstCondition(kinds: PropertyKinds, property: Property): Condition {
  // Of a list of values each is asked, by what can be asked of such a value.
  const { property: asked } = askedOf(property)
  const form = formOf(kinds, asked)
  const [first = 'is_not_empty', ...others] = operatorsOf(kinds, asked)
  // Of a text people mostly know a part.
  const operator = form === 'text' && others.includes('contains') ? 'contains' : first
  return { property: property.id, operator, ...firstValue(operator, form) }
}
/** A quick filter before anybody says what it asks for. One that could only be asked without a value begins with no answer chosen. */
export function quickCondition(kinds: PropertyKinds, property: Property): Condition {
  const { operator } = firstCondition(kinds, property)
  return {
    property: property.id,
    operator: needsNoValue(operator) ? 'equals' : operator,
  }
}
/** The value that an operator begins with; a condition without one is not asked yet. */
function firstValue(operator: Operator, form: ColumnForm): Pick<Condition, 'value'> {
  if (form === 'flag') return { value: true }
  if (operator === 'within') return { value: { direction: 'this', count: 1, unit: 'week' } }
  if (form === 'date' && operator !== 'between' && !needsNoValue(operator)) return { value: { relative: 'today' } }
  return {}
}
/** The same with another comparison. Whether a list is empty is asked of the whole of it, and not of its values. */
export function comparedBy({ quantifier, ...condition }: Condition, operator: Operator, form: ColumnForm): Condition {
  const compared = { ...condition, ...firstValue(operator, form), operator }
  return fittingCondition(quantifier && !needsNoValue(operator) ? { ...compared, quantifier } : compared, form)
}
/** Conditions, however deep. */
export function countConditions(filter: Filter | undefined): number {
  if (filter === undefined) return 0
  const group = groupIn(filter)
  return group ? group.parts.reduce((sum, part) => sum + countConditions(part), 0) : 1
}
