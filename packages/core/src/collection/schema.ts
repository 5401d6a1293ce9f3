// The schema of a collection: its properties by id. Everything that is said of a property lies under its id, so that two people
// who change different things about it both keep what they did. An id never changes; names may be any words.
import type { Json } from '../validation/checks'

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
  readonly [setting: string]: Json | undefined
}
export type Schema = Readonly<Record<PropertyId, Property>>

/** An option of a select, a multi-select or a status. In a keyed list: its place is its place there. */
export interface Option {
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
