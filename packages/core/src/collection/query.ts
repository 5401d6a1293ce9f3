// A question to a collection, and its answer. Views are saved questions; the same words are spoken by the call `queryCollection`
// and by the engine, in the server and in the browser.
import type { Uuid } from '../ids'
import type { Json } from '../validation/checks'
import type { Cell } from './column'
import type { PropertyId } from './schema'

export const operators = [
  'equals',
  'does_not_equal',
  'contains',
  'does_not_contain',
  'starts_with',
  'ends_with',
  'greater_than',
  'less_than',
  'greater_than_or_equal_to',
  'less_than_or_equal_to',
  'before',
  'after',
  'on_or_before',
  'on_or_after',
  'between',
  'within',
  'is_empty',
  'is_not_empty',
] as const
export type Operator = (typeof operators)[number]
/** It asks whether there is anything at all. */
export const needsNoValue = (operator: Operator): boolean => operator === 'is_empty' || operator === 'is_not_empty'

export type RelativeDay =
  | 'today'
  | 'tomorrow'
  | 'yesterday'
  | 'one_week_ago'
  | 'one_week_from_now'
  | 'one_month_ago'
  | 'one_month_from_now'
/** What a date is compared with: a day or moment in ISO 8601, or one that moves with the calendar. */
export type DateValue = { readonly at: string } | { readonly relative: RelativeDay }
/** "within": this week, the past 3 months, the next year. `count` is 1 for "this". */
export type DateWindow = {
  readonly direction: 'this' | 'past' | 'next'
  readonly count: number
  readonly unit: 'day' | 'week' | 'month' | 'year'
}

/** `value` by operator: words, a number, a list of ids or one of them (`me` for people), a `DateValue`, two of them in `{start, end}`, a `DateWindow`. */
export type Condition = {
  readonly property: PropertyId
  readonly operator: Operator
  readonly value?: Json
  /** Of a rollup that shows values: of how many of them it has to be true. */
  readonly quantifier?: 'any' | 'every' | 'none'
}
export type Filter = { readonly and: readonly Filter[] } | { readonly or: readonly Filter[] } | Condition

export interface Sort {
  readonly property: PropertyId
  readonly direction: 'ascending' | 'descending'
}

/** How values are put together into groups; what applies depends on the property's form. */
export interface Grouping {
  readonly property: PropertyId
  /** Dates: by how much. Text: the whole or its first letter. Status: by option or by group. */
  readonly by?: 'relative' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'exact' | 'letter' | 'option' | 'group'
  /** Numbers: from where to where, in steps. */
  readonly range?: { readonly start: number; readonly end: number; readonly size: number }
  readonly sort?: 'manual' | 'ascending' | 'descending'
  readonly hideEmpty?: boolean
  /** Keys of groups in the order that a person gave them, those not named after them. */
  readonly order?: readonly string[]
  readonly hidden?: readonly string[]
}

export const aggregations = [
  'count',
  'count_values',
  'empty',
  'not_empty',
  'unique',
  'percent_empty',
  'percent_not_empty',
  'sum',
  'average',
  'median',
  'min',
  'max',
  'range',
  'earliest_date',
  'latest_date',
  'date_range',
  'checked',
  'unchecked',
  'percent_checked',
  'percent_unchecked',
  'count_per_group',
  'percent_per_group',
  'show_original',
  'show_unique',
] as const
export type Aggregation = (typeof aggregations)[number]

export interface AggregationSpec {
  readonly property: PropertyId
  readonly aggregation: Aggregation
}

/** Rows below their parents. In a list that does not have its parent, a row stands at the top, as one of its own. */
export interface Nesting {
  /** The relation by which a row names its parent. */
  readonly parent: PropertyId
  /** nested: each below its parent. parents: only rows without one. children: only rows that have one. */
  readonly show: 'nested' | 'parents' | 'children'
  /** Below which rows of a nested list others are listed. */
  readonly open?: readonly Uuid[] | 'all'
}

export interface Query {
  readonly filter?: Filter
  /** Without any, rows stand in the order that people gave them. */
  readonly sorts?: readonly Sort[]
  readonly search?: string
  /** Only among these rows. */
  readonly rows?: readonly Uuid[]
  readonly group?: Grouping
  readonly subGroup?: Grouping
  readonly nest?: Nesting
  readonly aggregations?: readonly AggregationSpec[]
  /** How many rows, of each group where there are groups. */
  readonly limit: number
  /** Goes on behind this row of this group. */
  readonly after?: { readonly row: Uuid; readonly group?: string; readonly subGroup?: string }
  /** Begins at this place of the list instead, counted from 0: of this group. Any place of a long list is asked for at once. */
  readonly from?: { readonly at: number; readonly group?: string; readonly subGroup?: string }
}

export interface RowList {
  readonly total: number
  readonly rows: readonly Uuid[]
  readonly hasMore: boolean
  /** By `property:aggregation`. */
  readonly aggregations: Readonly<Record<string, Cell>>
  /** Of a nested list, by row. Totals and aggregations count what is folded away too. */
  readonly nested?: Readonly<Record<Uuid, NestedRow>>
  /** Of a nested list: how many rows are listed in all, without those that are folded away. Elsewhere it is `total`. */
  readonly listed?: number
  /** Further on in the list, where rows were asked for by their place. In order; they may overlap. */
  readonly parts?: readonly RowPart[]
}
/** Rows one behind the other from a place in a list on. */
export interface RowPart {
  readonly from: number
  readonly rows: readonly Uuid[]
}
export interface NestedRow {
  /** 0 at the top. */
  readonly depth: number
  /** How many rows of this list are right below it, listed or not. */
  readonly children: number
}
export interface GroupList extends RowList {
  /** Names the group for as long as what it stands for is there; '' for rows without a value. */
  readonly key: string
  /** What its rows have in common; null for none. */
  readonly value: Cell
  readonly groups?: readonly GroupList[]
}
export interface QueryAnswer extends RowList {
  readonly groups?: readonly GroupList[]
}

/** Every row that an answer lists, once for each group it is in. */
export function* rowsIn({ rows, parts, groups }: Pick<QueryAnswer, 'rows' | 'parts' | 'groups'>): Iterable<Uuid> {
  yield* rows
  for (const part of parts ?? []) yield* part.rows
  for (const group of groups ?? []) yield* rowsIn(group)
}

export const aggregationKey = ({ property, aggregation }: AggregationSpec): string => `${property}:${aggregation}`

/** Who asks, where and when. */
export interface QueryContext {
  readonly me: Uuid
  /** IANA name. */
  readonly zone: string
  /** BCP 47: how words are ordered. */
  readonly locale: string
  /** 0 is Sunday. */
  readonly weekStart: number
  readonly now: number
  /** Which rows of which collections the asker sees, where that is not all of them; what is computed over relations counts only those. */
  readonly visibility?: WorldVisibility
}

/** Computed cells are kept per object: use the same one for as long as the same rows are seen. */
export interface WorldVisibility {
  /** Whether the collection may be read at all. */
  isOpen(collectionId: string): boolean
  sees(collectionId: string, row: Uuid): boolean
}
