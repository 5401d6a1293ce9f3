// What changing the type of a property does to every value, before it is done: the new property, the new values, and how many of
// them lose something. A kind may have a rule for a pair; else the words of a value are read by the new type.
import type { Cell } from '@sheaf/core/collection/column'
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKind, RowFields, Taken, WordContext } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { dateOf } from './cells'
import { lastingFormat } from './date-words'
import { fieldsIn, hasParts } from './read-json'
import { lost, nothing } from './taken'
import { joinWords, splitWords } from './word-lists'

export interface TypedProperty {
  readonly kind: PropertyKind
  readonly property: Property
}
interface ConvertedRow {
  readonly row: RowFields
  readonly value: Json | undefined
  /** Of a computed property, which has no value. */
  readonly cell?: Cell
}
export interface Conversion {
  /** As it is afterwards, with settings of its own and those that the old type had too. */
  readonly property: Property
  /** By row, for rows whose value is another; null: none any more. */
  readonly values: ReadonlyMap<Uuid, Json | null>
  readonly partly: number
  readonly lost: number
}

/** Names of rows are what they are: a collection always has one title. */
export const canConvert = (from: PropertyKind, to: PropertyKind): boolean =>
  from.type !== 'title' && to.type !== 'title' && from.type !== to.type

/** `settings`: what the new type has to know besides, such as the collection of a relation. */
export function convertProperty(
  from: TypedProperty,
  to: PropertyKind,
  rows: Iterable<ConvertedRow>,
  context: WordContext,
  settings: Readonly<Record<string, Json>> = {},
): Conversion {
  const converter = new Converter(from, { kind: to, property: convertedSettings(from, to, settings) }, context)
  const values = new Map<Uuid, Json | null>()
  const losses = { kept: 0, partly: 0, lost: 0 }
  for (const { row, value, cell } of rows) {
    const taken = converter.take(row, value, cell)
    losses[taken.loss]++
    if (value !== undefined || taken.value !== null) values.set(row.id, taken.value)
  }
  return { property: converter.to.property, values, partly: losses.partly, lost: losses.lost }
}

/** Value after value, for collections that are too large for one breath. The new property learns what values need, such as options. */
export class Converter {
  constructor(
    readonly from: TypedProperty,
    public to: TypedProperty,
    readonly context: WordContext,
  ) {}

  take(row: RowFields, value: Json | undefined, cell: Cell = this.read(row, value)): Taken {
    if (cell === null) return nothing
    const taken = convertValue(value ?? (cell as Json), { ...this.from, cell }, this.to, row, this.context)
    // What a type says of rows that nobody wrote in cannot be lost: that they are not ticked, not verified.
    if (taken.loss === 'lost' && value === undefined && this.from.kind.source === 'stored') return nothing
    if (taken.settings) this.to = { ...this.to, property: { ...this.to.property, ...taken.settings } }
    return taken
  }
  read(row: RowFields, value: Json | undefined): Cell {
    return this.from.kind.read(value, this.from.property, row, this.context.now)
  }
}

/** The property as it begins with the new type. */
export function convertedSettings(
  from: TypedProperty,
  to: PropertyKind,
  settings: Readonly<Record<string, Json>>,
): Property {
  const { id, name, order, description, icon } = from.property
  const carried = Object.entries(to.checks).flatMap(([key, check]): [string, Json][] => {
    const value = from.property[key]
    const isSaid = value !== undefined && !(Array.isArray(value) && value.length === 0)
    return isSaid && Object.hasOwn(from.kind.checks, key) && check.judge(value) === null ? [[key, value]] : []
  })
  return {
    ...to.settings,
    ...Object.fromEntries(carried),
    ...settings,
    id,
    name,
    order,
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { icon }),
    type: to.type,
  }
}

export function convertValue(
  value: Json,
  from: TypedProperty & { readonly cell: Cell },
  to: TypedProperty,
  row: RowFields,
  context: WordContext,
): Taken {
  const taken = to.kind.source === 'stored' ? takenValue(value, from, to, row, context) : lost
  // A box that is not ticked says so little that it cannot be lost.
  return taken.loss === 'lost' && from.cell === false ? nothing : taken
}
function takenValue(
  value: Json,
  from: TypedProperty & { readonly cell: Cell },
  to: TypedProperty,
  row: RowFields,
  context: WordContext,
): Taken {
  const own = to.kind.convert?.(value, from, to.property, context)
  if (own) return own
  const property = dateOf(from.cell) ? lastingFormat(from.property) : from.property
  const words = from.kind.plain(from.cell, property, context)
  if (words === '') return lost
  const taken = to.kind.parse(fitted(words, value, from.cell, to.kind), to.property, context)
  const isCut = to.kind.form === 'choice' && Array.isArray(from.cell) && from.cell.length > 1
  return taken.loss === 'kept' && (isCut || !saysAll(words, value, { ...from, property }, row, context))
    ? { ...taken, loss: 'partly' }
    : taken
}
/** Of several things a choice is the first; a comma in a date or a number does not make it several. */
function fitted(words: string, value: Json, cell: Cell, to: PropertyKind): string {
  if (to.form === 'choice' && Array.isArray(cell)) return splitWords(words)[0] ?? ''
  const isOne = hasParts(value) || (typeof cell !== 'string' && !Array.isArray(cell))
  return to.form === 'list' && isOne ? joinWords([words]) : words
}

/** Whether the words of a value are all that it holds: read back, they are the same. What was never stored is only words. */
function saysAll(
  words: string,
  value: Json,
  { kind, property }: TypedProperty,
  row: RowFields,
  context: WordContext,
): boolean {
  if (kind.source !== 'stored' || value === false) return true
  const back = kind.parse(words, property, context).value
  if (JSON.stringify(back) === JSON.stringify(value)) return true
  const fields = Object.keys(fieldsIn(value))
  // Times are the same in another zone.
  return (
    fields.length > 0 &&
    fields.every(name => name === 'zone' || Object.hasOwn(fieldsIn(back ?? undefined), name)) &&
    cellKey(kind.read(back ?? undefined, property, row)) === cellKey(kind.read(value, property, row))
  )
}
const cellKey = (cell: Cell): string => {
  const date = dateOf(cell)
  return JSON.stringify(date ? [date.start, date.end, date.hasTime] : cell)
}
