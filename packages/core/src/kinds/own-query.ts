// A person's own changes to a view's query, on top of what is saved for everyone. A part that they changed stays their own until they save
// or reset it, whatever is saved meanwhile; all other parts are the saved ones. Quick filters are changed one by one.
import type { Condition } from '../collection/query'
import { queryParts } from '../collection/query-check'
import type { PropertyId } from '../collection/schema'
import { sameJson } from '../operations/same-json'
import { passes } from '../validation/validate'
import type { ViewQuery } from './view-kind'

const wholeParts = ['filter', 'sorts', 'group', 'sub_group'] as const
type WholePart = (typeof wholeParts)[number]
export type OwnPart = WholePart | 'quick_filters'

/** Null: this person has none, although everyone has one. */
export type OwnQuery = { readonly [Part in WholePart]?: ViewQuery[Part] | null } & {
  readonly quick_filters?: Readonly<Record<PropertyId, Condition | null>>
}

/** What saving for everyone writes into the view's query; null removes it. */
interface SavedChange {
  readonly path: readonly [string, ...string[]]
  readonly value: unknown
}

/** The question as this person has it. */
export function queryFor(saved: ViewQuery, own: OwnQuery): ViewQuery {
  const query: Record<string, unknown> = { ...saved }
  for (const part of wholeParts)
    if (own[part] === null) delete query[part]
    else if (own[part] !== undefined) query[part] = own[part]
  if (own.quick_filters) query['quick_filters'] = filtersFor(saved.quick_filters ?? {}, own.quick_filters)
  return query
}
const filtersFor = (
  saved: Readonly<Record<PropertyId, Condition>>,
  own: Readonly<Record<PropertyId, Condition | null>>,
): Readonly<Record<PropertyId, Condition>> =>
  Object.fromEntries(
    Object.entries({ ...saved, ...own }).filter((entry): entry is [PropertyId, Condition] => entry[1] !== null),
  )

/** With a part as this person wants it now. What comes to be as it is saved is no change any more. */
export function withOwn<Part extends OwnPart>(
  saved: ViewQuery,
  own: OwnQuery,
  part: Part,
  value: ViewQuery[Part] | null,
): OwnQuery {
  const { [part]: _before, ...others } = own
  if (part === 'quick_filters') {
    const wanted = (value ?? {}) as Readonly<Record<PropertyId, Condition>>
    const held = saved.quick_filters ?? {}
    const changed = [...new Set([...Object.keys(held), ...Object.keys(wanted)])].filter(
      id => !isSame(held[id], wanted[id]),
    )
    if (changed.length === 0) return others
    return { ...others, quick_filters: Object.fromEntries(changed.map(id => [id, wanted[id] ?? null])) }
  }
  return isSame(saved[part], value) ? others : { ...others, [part]: isNone(value) ? null : value }
}

/** Where this person's question differs from everyone's. */
export function ownChanges(saved: ViewQuery, own: OwnQuery): readonly SavedChange[] {
  const whole = wholeParts.flatMap((part): SavedChange[] => {
    const value = own[part]
    return value === undefined || isSame(saved[part], value) ? [] : [{ path: [part], value }]
  })
  const quick = Object.entries(own.quick_filters ?? {}).flatMap(([id, value]): SavedChange[] =>
    isSame(saved.quick_filters?.[id], value) ? [] : [{ path: ['quick_filters', id], value }],
  )
  return [...whole, ...quick]
}

/** What was kept on a device, as far as it still says something. */
export function readOwn(given: unknown): OwnQuery {
  if (typeof given !== 'object' || given === null) return {}
  const held = given as Readonly<Record<string, unknown>>
  const isGood: Readonly<Record<WholePart, (value: unknown) => boolean>> = {
    filter: value => passes(queryParts.filter, value),
    sorts: value => passes(queryParts.sorts, value),
    group: value => passes(queryParts.group, value),
    sub_group: value => passes(queryParts.subGroup, value),
  }
  const whole = wholeParts.filter(part => held[part] === null || isGood[part](held[part]))
  const quick = Object.entries((held['quick_filters'] as object | null | undefined) ?? {}).filter(
    ([, value]) => value === null || passes(queryParts.filter, value),
  )
  return {
    ...Object.fromEntries(whole.map(part => [part, held[part]])),
    ...(quick.length > 0 ? { quick_filters: Object.fromEntries(quick) } : {}),
  }
}

const isNone = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)
const isSame = (a: unknown, b: unknown): boolean => (isNone(a) ? isNone(b) : sameJson(a, b))
