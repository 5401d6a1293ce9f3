// What a question may look like when it comes from outside. What it means, and what of it applies, the engine decides.
import { limits } from '../limits'
import {
  between,
  boolean,
  type Check,
  canonicalUuid,
  either,
  exact,
  json,
  list,
  literal,
  named,
  number,
  oneOf,
  optional,
  stringOf,
  where,
} from '../validation/checks'
import { passes } from '../validation/validate'
import { aggregations, type Filter, operators, type Query } from './query'
import { propertyId } from './schema-check'

const MOST_DEPTH = 8
const MOST_CONDITIONS = 500
const MOST_PLACES = 100_000_000

const condition = exact({
  property: propertyId,
  operator: oneOf(...operators),
  value: optional(json),
  quantifier: optional(oneOf('any', 'every', 'none')),
})

/** As it is described; how deep it may go is judged by `filterTo`. */
const anyFilter: Check<unknown> = named('Filter', () =>
  either(either(exact({ and: parts }), exact({ or: parts })), condition),
)
const parts = list(anyFilter, { max: MOST_CONDITIONS })

/** A filter that may hold others down to a depth. */
function filterTo(depth: number): Check<Filter> {
  if (depth === 0) return condition
  const inside = list(filterTo(depth - 1), { max: MOST_CONDITIONS })
  const [and, or] = [exact({ and: inside }), exact({ or: inside })]
  return {
    judge: value => {
      const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
      return (keys.includes('and') ? and : keys.includes('or') ? or : condition).judge(value)
    },
    form: anyFilter.form,
  }
}
const conditionsIn = (filter: Filter): number =>
  'and' in filter || 'or' in filter
    ? ('and' in filter ? filter.and : filter.or).reduce((count, part) => count + conditionsIn(part), 0)
    : 1
const filter = where(
  filterTo(MOST_DEPTH),
  held => conditionsIn(held) <= MOST_CONDITIONS,
  `at most ${MOST_CONDITIONS} conditions`,
)

const words = stringOf({ max: limits.maxTitleCharacters })
const keys = list(words, { max: limits.maxQueryResults })
const grouping = exact({
  property: propertyId,
  by: optional(oneOf('relative', 'day', 'week', 'month', 'quarter', 'year', 'exact', 'letter', 'option', 'group')),
  range: optional(exact({ start: number, end: number, size: number })),
  sort: optional(oneOf('manual', 'ascending', 'descending')),
  hideEmpty: optional(boolean),
  order: optional(keys),
  hidden: optional(keys),
})

/** By the parts of a question: a view keeps some of them. */
export const queryParts = {
  filter,
  sorts: list(exact({ property: propertyId, direction: oneOf('ascending', 'descending') }), { max: 50 }),
  search: stringOf({ max: limits.maxSearchQueryCharacters }),
  rows: list(canonicalUuid, { max: limits.maxQueryResults }),
  group: grouping,
  subGroup: grouping,
  nest: exact({
    parent: propertyId,
    show: oneOf('nested', 'parents', 'children'),
    open: optional(either(literal('all'), list(canonicalUuid, { max: limits.maxQueryResults }))),
  }),
  aggregations: list(exact({ property: propertyId, aggregation: oneOf(...aggregations) }), { max: 1_000 }),
  limit: between(0, limits.maxQueryResults),
  after: exact({ row: canonicalUuid, group: optional(words), subGroup: optional(words) }),
  from: exact({ at: between(0, MOST_PLACES), group: optional(words), subGroup: optional(words) }),
} as const

/** A question from outside: what it leaves out is the view's, or nothing. */
export const queryCheck: Check<Partial<Query>> = exact({
  filter: optional(queryParts.filter),
  sorts: optional(queryParts.sorts),
  search: optional(queryParts.search),
  rows: optional(queryParts.rows),
  group: optional(queryParts.group),
  subGroup: optional(queryParts.subGroup),
  nest: optional(queryParts.nest),
  aggregations: optional(queryParts.aggregations),
  limit: optional(queryParts.limit),
  after: optional(queryParts.after),
  from: optional(queryParts.from),
})

/** Of what a view holds, what is a question; anything else in it is of no account. */
export function queryOfView(held: Readonly<Record<string, unknown>>): Partial<Query> {
  const parts = Object.entries(queryParts).filter(
    ([name, check]) =>
      name !== 'after' && name !== 'from' && name !== 'limit' && passes(check as Check<unknown>, held[name]),
  )
  const query: Partial<Query> = Object.fromEntries(parts.map(([name]) => [name, held[name]]))
  const quick = Object.values((held['quick_filters'] as object | null | undefined) ?? {}).filter(
    (part): part is Filter => passes(filter, part),
  )
  return quick.length === 0 ? query : { ...query, filter: { and: [...(query.filter ? [query.filter] : []), ...quick] } }
}
