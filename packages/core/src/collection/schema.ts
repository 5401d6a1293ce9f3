// The schema of a collection: its properties by id. Everything that is said of a property lies under its id, so that two people
// who change different things about it both keep what they did. An id never changes; names may be any words.
import type { Json } from '../validation/checks'
import type { ColumnForm } from './column'

/** Short and random; `title` is the name of the row itself, which every collection has. */
export type PropertyId = string
export const TITLE: PropertyId = 'title'

export interface Property {
  readonly id: PropertyId
  readonly name: string
  readonly type: string
  readonly description?: string
  readonly icon?: string
  /** Where it stands among properties that a view says nothing about: when it was made. */
  readonly order: number
  /** What its kind has to know: options, formats, a formula. Checked by the kind. */
  readonly [setting: string]: Json
  /** Of a computed property: what comes out. Derived (`property-meaning.ts`); under a symbol, so that it is never stored or sent. */
  readonly [MEANING]?: Meaning
}

export const MEANING: unique symbol = Symbol('meaning')

/** What the cells of a property mean. */
export interface Meaning {
  readonly form: ColumnForm
  /** What the ids in its cells are ids of. */
  readonly refersTo?: 'options' | 'people' | 'rows' | 'files' | undefined
  /** A list that never holds more than one. */
  readonly isOne?: boolean | undefined
  /** Ids in the order that sorts and groups go by; else by their words. */
  readonly ranking?: readonly string[] | undefined
  /** Whose options and formats count; of a rollup that shows values, that is the property it looks at. */
  readonly property?: Property | undefined
  /** Where `property` is, if not in the same collection. */
  readonly home?: string | undefined
  /** Of rows: where they are. */
  readonly collection?: string | undefined
  /** Of a number that is a span of time. */
  readonly unit?: TimeUnit | undefined
  /** A share of a whole. */
  readonly isShare?: boolean | undefined
  /** Of a rollup that shows values: what each of them means. Its own cells are lists of their words or ids. */
  readonly each?: Meaning | undefined
}

export const timeUnits = ['years', 'quarters', 'months', 'weeks', 'days', 'hours', 'minutes'] as const
export type TimeUnit = (typeof timeUnits)[number]
export type Schema = Readonly<Record<PropertyId, Property>>

/** An option of a select, a multi-select or a status. In a keyed list: its place is its place there. */
export type Option = {
  readonly id: string
  readonly name: string
  readonly color: string
  readonly description?: string
  /** Of a status: which group it is in. */
  readonly group?: string
}

/** In the order in which they were made; the title first. */
export const propertiesOf = (schema: Schema): readonly Property[] =>
  Object.values(schema).sort(
    (a, b) =>
      Number(b.id === TITLE) - Number(a.id === TITLE) || a.order - b.order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  )

export const optionsOf = (property: Property): readonly Option[] =>
  Array.isArray(property['options']) ? (property['options'] as readonly Option[]) : []
