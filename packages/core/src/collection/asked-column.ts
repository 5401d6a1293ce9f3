// A column together with what its cells mean: all that filters, sorts, groups and aggregations know of a property.
import type { Uuid } from '../ids'
import type { NameSource, PropertyKind } from '../kinds/property-kind'
import type { Cell } from './column'
import { relatedCollection } from './computed-settings'
import type { QueryContext } from './query'
import { type Meaning, type Option, optionsOf, type Property, type PropertyId } from './schema'
import type { TypedColumn } from './typed-column'

export interface AskedColumn extends Meaning {
  readonly column: TypedColumn
  /** The values that a rollup shows in this row. */
  readonly shown?: ((slot: number) => readonly Cell[]) | undefined
}

/** Where compiled questions find their columns. */
export interface ColumnSource {
  asked(property: PropertyId): AskedColumn | undefined
  readonly context: QueryContext
  readonly names: NameSource
}

export function meaningOf(kind: PropertyKind, property: Property): Meaning {
  return {
    form: typeof kind.form === 'function' ? kind.form(property) : kind.form,
    refersTo: kind.refersTo,
    isOne: kind.holdsOne,
    ranking: kind.ranking?.(property),
    property,
    collection: relatedCollection(property),
  }
}

export const optionsMeant = ({ property }: Meaning): readonly Option[] => (property ? optionsOf(property) : [])

/** What an id stands for, in words: what people and rows are sorted by, and what a formula sees of an option. */
export function wordsOfId(meaning: Meaning, id: string, names: NameSource): string {
  if (meaning.refersTo === 'people') return names.person(id)
  if (meaning.refersTo === 'rows') return names.page(id)
  if (meaning.refersTo === 'options') return optionsMeant(meaning).find(option => option.id === id)?.name ?? ''
  return id
}

/** Rows that the asker does not see are in no order and make no groups: what they are called would show in where others stand. */
export function seenIds(meaning: Meaning, { visibility }: QueryContext): (ids: readonly string[]) => readonly string[] {
  if (!visibility || meaning.refersTo !== 'rows') return ids => ids
  return ids => ids.filter(id => visibility.sees(meaning.collection ?? '', id as Uuid))
}
