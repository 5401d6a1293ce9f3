// What changing the type of a property does to a row: its value goes under the id at which the old type is kept, and what the new type
// makes of it takes its place. Every row that was changed has something under that id, if only null for "was empty": so it is known
// which rows are done, whoever goes on.
import type { Cell } from '@sheaf/core/collection/column'
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKind, RowFields, Taken } from '@sheaf/core/kinds/property-kind'
import { sameJson } from '@sheaf/core/operations/same-json'
import type { Json } from '@sheaf/core/validation/checks'
import { type Converter, convertValue, type TypedProperty } from './convert'
import { kept, lost, nothing } from './taken'

export type Values = Readonly<Record<PropertyId, Json>>

interface ChangedRow {
  readonly values: Values
  readonly taken: Taken
  /** What stood there before. */
  readonly cell: Cell
}
export interface TypeChange {
  /** The property as it was, and as it becomes; the second grows by options that values need. */
  readonly from: TypedProperty
  readonly to: TypedProperty
  /** Null: there is nothing to change, or it is done. `cell`: of a computed property. */
  change(row: RowFields, values: Values, cell?: Cell): ChangedRow | null
  /** Rows that have none of these have nothing to change; null: any row may have. */
  readonly holds: readonly PropertyId[] | null
}

/** To another type. */
export class NewType implements TypeChange {
  readonly holds: readonly PropertyId[] | null

  constructor(
    private readonly converter: Converter,
    /** Where what was there is kept. */
    private readonly keep: PropertyId,
  ) {
    const { kind, property } = converter.from
    const isEmptyWithout = kind.source === 'stored' && converter.read(noRow, undefined) === null
    this.holds = isEmptyWithout ? [property.id] : null
  }
  get from(): TypedProperty {
    return this.converter.from
  }
  get to(): TypedProperty {
    return this.converter.to
  }

  change(row: RowFields, values: Values, given?: Cell): ChangedRow | null {
    const { id } = this.from.property
    if (Object.hasOwn(values, this.keep)) return lateIn(this.converter, this.keep, row, values)
    const value = ownOf(values, id)
    // Written since the type is another one, or before it was the one that it is now.
    if (value !== undefined && fits(this.to.kind, value) && !fits(this.from.kind, value)) return null
    const cell = given ?? this.converter.read(row, value)
    const taken = this.converter.take(row, value, cell)
    if (value === undefined && taken.value === null) return taken.loss === 'kept' ? null : { values, taken, cell }
    return { values: moved(values, id, taken.value, { [this.keep]: value ?? null }), taken, cell }
  }
}

/** Back to a type that it had. What was not written in since is again what it was; what was is taken along where the old type can say it. */
export class OldType implements TypeChange {
  readonly holds: readonly PropertyId[]

  constructor(
    /** From the present type to the old one. */
    private readonly converter: Converter,
    /** The old type as it is kept, by its id there. */
    private readonly kept: Converter,
    private readonly keep: PropertyId,
  ) {
    this.holds = [converter.from.property.id, kept.from.property.id]
  }
  get from(): TypedProperty {
    return this.converter.from
  }
  get to(): TypedProperty {
    return this.converter.to
  }

  change(row: RowFields, values: Values): ChangedRow | null {
    const { id } = this.from.property
    const keptId = this.kept.from.property.id
    if (Object.hasOwn(values, this.keep)) return lateIn(this.converter, this.keep, row, values)
    const [value, was] = [ownOf(values, id), ownOf(values, keptId)]
    if (value === undefined && was === undefined) return null
    const cell = this.converter.read(row, value)
    const taken = this.restored(row, value, was)
    const { [keptId]: _was, ...rest } = values
    return { values: moved(rest, id, taken.value, { [this.keep]: value ?? null }), taken, cell }
  }

  private restored(row: RowFields, value: Json | undefined, was: Json | undefined): Taken {
    const { kind, property } = this.to
    if (kind.source !== 'stored') return kept(was ?? null)
    // Both sides of a relation were kept the same all the time; what was related since it is one again joins it.
    const isLate = value !== undefined && !fits(this.from.kind, value) && fits(kind, value)
    if (property['kind'] === 'dual') return kept(isLate ? joined(was, value) : (was ?? null))
    if (was !== undefined && sameJson(value ?? null, this.madeOf(row, was))) return kept(was)
    if (value === undefined) return nothing
    // From a device that did not know of the change.
    if (isLate) return kept(value)
    const back = this.converter.take(row, value)
    return back.loss === 'lost' && was !== undefined ? { ...lost, value: was } : back
  }
  /** What the change made of the value that is kept. */
  private madeOf(row: RowFields, was: Json): Json | null {
    const cell = was === null ? this.kept.read(row, undefined) : this.kept.read(row, was)
    if (cell === null) return null
    return convertValue(was ?? (cell as Json), { ...this.kept.from, cell }, this.from, row, this.kept.context).value
  }
}

/**
 * A row that is done, because its turn has come or because somebody wrote in it: a device that knew nothing of the change may have put
 * a value of the old type there since.
 */
function lateIn(converter: Converter, keep: PropertyId, row: RowFields, values: Values): ChangedRow | null {
  const { from, to } = converter
  const value = ownOf(values, from.property.id)
  if (value === undefined || fits(to.kind, value) || !fits(from.kind, value)) return null
  const cell = converter.read(row, value)
  const taken = converter.take(row, value, cell)
  return { values: moved(values, from.property.id, taken.value, { [keep]: value }), taken, cell }
}

const nobody = '' as Uuid
const noRow: RowFields = {
  id: nobody,
  created_time: 0,
  created_by_id: nobody,
  last_edited_time: 0,
  last_edited_by_id: nobody,
  number: 0,
}
const ownOf = (values: Values, id: PropertyId): Json | undefined => (Object.hasOwn(values, id) ? values[id] : undefined)

function moved(values: Values, id: PropertyId, value: Json | null, more: Values): Values {
  const { [id]: _before, ...rest } = values
  return value === null ? { ...rest, ...more } : { ...rest, [id]: value, ...more }
}

const joined = (one: Json | undefined, other: Json): Json => [
  ...new Set([...(Array.isArray(one) ? (one as Json[]) : []), ...(other as Json[])]),
]

const fits = ({ source, value: check }: PropertyKind, value: Json): boolean =>
  source === 'stored' && check.judge(value) === null

/** Settings that whoever changes a type may say; a relation that leads back is made by itself. */
export function settingsGiven(to: PropertyKind, given: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const { kind: _kind, synced_property: _back, ...rest } = given
  return Object.fromEntries(
    Object.entries(to.refersTo === 'rows' ? rest : given).filter(([key, value]) => isSetting(to, key, value)),
  )
}
const isSetting = (to: PropertyKind, key: string, value: Json): boolean =>
  Object.hasOwn(to.checks, key) && to.checks[key]?.judge(value) === null
