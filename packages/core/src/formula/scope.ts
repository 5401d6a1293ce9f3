// What a formula can name: the properties of its collection, and of those that are related to it.
import type { PropertyId } from '../collection/schema'
import type { FormulaType } from './types'

export interface ScopeProperty {
  readonly id: PropertyId
  readonly name: string
  readonly type: FormulaType
}
export interface FormulaScope {
  readonly collectionId: string
  readonly properties: readonly ScopeProperty[]
  /** Undefined where it may not be seen. */
  collection(id: string): FormulaScope | undefined
}

/** Where several have one name, it is that of the first; the others are named with their ids. */
export const propertyNamed = ({ properties }: FormulaScope, name: string): ScopeProperty | undefined =>
  properties.find(property => property.name === name)
export const propertyWithId = ({ properties }: FormulaScope, id: PropertyId): ScopeProperty | undefined =>
  properties.find(property => property.id === id)

/** The changes for which a formula must be computed again. */
export interface FormulaReads {
  /** Properties of its own row. */
  readonly own: readonly PropertyId[]
  /** Properties of rows elsewhere, by collection; `title` is among them wherever a row may be put into words. */
  readonly others: Readonly<Record<string, readonly PropertyId[]>>
}
