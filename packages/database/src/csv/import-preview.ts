// What an import would do to what is there, before it does it, as people read it.
import { rowFields } from '@sheaf/core/collection/row-fields'
import type { Property, Schema } from '@sheaf/core/collection/schema'
import type { RowMatch } from '@sheaf/core/csv/match-rows'
import type { NewOptions } from '@sheaf/core/csv/plan-import'
import type { PropertyKinds, WordContext } from '@sheaf/core/kinds/property-kind'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Json } from '@sheaf/core/validation/checks'

/** More than anybody reads; the counts say how many there are. */
const LISTED = 50
const WORDS = 60

export interface ImportPreview {
  readonly options: readonly NewOptions[]
  /** Null where every row is new. */
  readonly match: RowMatch | null
  readonly changes: readonly WordedChange[]
}
/** A row that changes, as people read it. */
interface WordedChange {
  readonly id: string
  readonly key: string
  readonly cells: readonly { readonly property: string; readonly before: string; readonly after: string }[]
}

export function changesInWords(
  { changed }: RowMatch,
  schema: Schema,
  words: WordContext,
  kinds: PropertyKinds,
): readonly WordedChange[] {
  const plainOf = (property: Property, value: Json | undefined, row: string): string => {
    const kind = kinds.get(property.type)
    return kind?.plain(kind.read(value, property, rowFields({ id: row } as BlockValue)), property, words) ?? ''
  }
  return changed.slice(0, LISTED).map(({ row, key, values, before }) => ({
    id: row,
    key,
    cells: Object.entries(values).flatMap(([id, value]) => {
      const property = schema[id]
      const said = (held: Json | undefined): string => (property ? shortened(plainOf(property, held, row)) : '')
      return property ? [{ property: property.name, before: said(before[id]), after: said(value) }] : []
    }),
  }))
}
const shortened = (words: string): string => (words.length > WORDS ? `${words.slice(0, WORDS)}…` : words)
