// Where the columns of a table go: into properties that are there, into new ones, or nowhere. By their names at first; people change it.
import { type Property, type PropertyId, propertiesOf, type Schema, TITLE } from '../collection/schema'
import { isPropertyId } from '../collection/schema-check'
import type { PropertyKind, PropertyKinds, WordContext } from '../kinds/property-kind'
import { limits } from '../limits'
import { nameKey } from '../names/name-key'
import type { GuessedColumn } from './csv-table'

export type ColumnChoice =
  | { readonly to: 'nowhere' }
  | { readonly to: 'property'; readonly id: PropertyId }
  | { readonly to: 'new'; readonly name: string; readonly type: string; readonly noted?: Property }

export interface ImportTarget {
  readonly kinds: PropertyKinds
  /** Empty for a new database. */
  readonly schema: Schema
  readonly newId: () => PropertyId
  /** The name of the text property for cells that a column's type could not read. */
  readonly restName?: (column: string) => string
}

/** Into the property of its name, else into a new one of the type that was guessed. No property is written by two columns. */
export function chooseColumns(columns: readonly GuessedColumn[], schema: Schema): readonly ColumnChoice[] {
  const present = new Map(
    propertiesOf(schema)
      .toReversed()
      .map(property => [nameKey(property.name), property]),
  )
  const taken = new Set<PropertyId>()
  const title = schema[TITLE]
  // A database has one title: a column of its name is it before one that was guessed.
  const isTitleNamed = title && columns.some(({ name }) => nameKey(name) === nameKey(title.name))
  return columns.map(({ name, type, noted }): ColumnChoice => {
    const isTitle = type === TITLE && !isTitleNamed && !taken.has(TITLE)
    const same = isTitle ? title : present.get(nameKey(name))
    if (same && !taken.has(same.id)) {
      taken.add(same.id)
      return { to: 'property', id: same.id }
    }
    if (isTitle) taken.add(TITLE)
    const wanted = type === TITLE && !isTitle ? 'text' : type
    return { to: 'new', name, type: wanted, ...(noted && noted.type === wanted ? { noted } : {}) }
  })
}

const kindNamed = (kinds: PropertyKinds, type: string): PropertyKind => {
  const kind = kinds.get(type) ?? kinds.get('text')
  if (!kind) throw new Error(`no kind of property for ${type}`)
  return kind
}
/** Some are computed, some say what the row itself says, and some hold nothing. */
export const isWritable = ({ source, form }: PropertyKind): boolean => source === 'stored' && form !== 'none'

export interface ChosenColumn {
  readonly index: number
  readonly name: string
  readonly kind: PropertyKind
  property: Property
  isChanged: boolean
  /** For words that were not read. */
  rest: Property | null
}

/** The imported columns, each with its property, without those of read-only properties. */
export function chosenColumns(
  headers: readonly string[],
  choices: readonly ColumnChoice[],
  { kinds, schema, newId }: ImportTarget,
  context: WordContext,
): readonly ChosenColumn[] {
  const ids = new Set(Object.keys(schema))
  return choices.flatMap((choice, index): ChosenColumn[] => {
    const name = headers[index]
    if (name === undefined || choice.to === 'nowhere') return []
    if (choice.to === 'property') {
      const property = schema[choice.id]
      return property
        ? [{ index, name, kind: kindNamed(kinds, property.type), property, isChanged: false, rest: null }]
        : []
    }
    const kind = kindNamed(kinds, choice.type)
    const wanted = choice.type === TITLE ? TITLE : choice.noted?.id
    const id = isPropertyId(wanted) && !ids.has(wanted) ? wanted : newId()
    ids.add(id)
    const property = {
      ...(choice.noted ?? kind.settings),
      id,
      name: choice.name.slice(0, limits.maxNameCharacters),
      type: kind.type,
      order: context.now + index,
    }
    return [{ index, name, kind, property, isChanged: true, rest: null }]
  })
}
