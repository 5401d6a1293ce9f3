// What a change of type does to a collection and its rows: the property is of the new type, and what it was lies among the deleted ones;
// each row keeps what it said. A relation that is named from the other side goes on being named, under the id where it is: both sides stay
// true while it is kept. Not an action on a draft: rows that whoever asks may not see follow too, so it is judged once, on the collection,
// and changes the state at its place in the order.
import type { Cell } from '../../collection/column'
import { type Kept, keptAs, keptOf, namesBack } from '../../collection/kept-property'
import { propertyIn, relationOf } from '../../collection/relation'
import { rowFields } from '../../collection/row-fields'
import { optionsOf, type Property, type PropertyId, type Schema } from '../../collection/schema'
import { SheafError } from '../../errors'
import type { Uuid } from '../../ids'
import type { RowFields } from '../../kinds/property-kind'
import { checkSchema } from '../../operations/change-schema'
import type { OperationContext } from '../../operations/define'
import { sameJson } from '../../operations/same-json'
import type { SpaceState } from '../../operations/space-state'
import { editedBy } from '../../operations/tree'
import type { CollectionValue } from '../../records/collection'
import type { Json } from '../../validation/checks'

type Values = Readonly<Record<PropertyId, Json>>

/** A property of a collection. */
interface PropertyPlace {
  readonly collectionId: Uuid
  readonly property: PropertyId
}
/** A change from one type to another, as the kinds of properties work it out (catalog/properties/type-change.ts). */
interface PlannedChange {
  readonly from: { readonly property: Property }
  /** It grows by options that values need. */
  readonly to: { readonly property: Property }
  /** Null: there is nothing to change, or it is done. `cell`: of a computed property. */
  change(row: RowFields, values: Values, cell?: Cell): { readonly values: Values } | null
}

/** A row that is elsewhere by now is left as it is. */
export function changeRows(
  state: SpaceState,
  collectionId: Uuid,
  ids: readonly Uuid[],
  change: PlannedChange,
  cells: ReadonlyMap<Uuid, Cell> | null,
): void {
  for (const id of ids) {
    const block = state.block(id)
    if (block?.parent_table !== 'collection' || block.parent_id !== collectionId) continue
    const values = (block.properties ?? {}) as Values
    const changed = change.change(rowFields(block), values, cells?.get(id))
    if (changed && changed.values !== values) state.changeBlock(id, { properties: { ...changed.values } })
  }
}

const collectionIn = (state: SpaceState, id: Uuid): CollectionValue => {
  const found = state.get('collection', id)
  if (!found) throw new SheafError('NotFoundError')
  return found
}
function put(state: SpaceState, id: Uuid, fields: { schema?: Schema; deleted_schema?: Schema }, more = {}): void {
  for (const [field, value] of Object.entries(fields)) checkSchema(field, value)
  state.change('collection', id, { ...fields, ...more })
}

/** Throws a conflict where the property is no longer what the change was planned for. False: it was begun before. */
export function beginChange(
  state: SpaceState,
  { collectionId, property: id }: PropertyPlace,
  keep: PropertyId,
  { from, to }: Pick<PlannedChange, 'from' | 'to'>,
  kept: Kept,
  context: OperationContext,
): boolean {
  const { schema = {}, deleted_schema: deleted = {} } = collectionIn(state, collectionId)
  if (deleted[keep]) return false
  if (!sameJson(schema[id], from.property)) throw new SheafError('OperationConflictError')
  const was = keptAs(followsItself(from.property, collectionId, keep), keep, kept)
  put(
    state,
    collectionId,
    { schema: { ...schema, [id]: to.property }, deleted_schema: { ...deleted, [keep]: was } },
    editedBy(context),
  )
  repoint(state, collectionId, from.property, keep)
  const returned = kept.returnsTo === undefined ? undefined : deleted[kept.returnsTo]
  if (returned) repoint(state, collectionId, returned, id)
  return true
}

/** Every row is done. What the property went back to is no longer kept apart. */
export function endChange(state: SpaceState, collectionId: Uuid, keep: PropertyId): void {
  const { deleted_schema: deleted = {} } = collectionIn(state, collectionId)
  const was = deleted[keep]
  const kept = keptOf(was)
  if (!was || !kept || kept.isDone) return
  const { [kept.returnsTo ?? '']: _returned, ...rest } = deleted
  put(state, collectionId, { deleted_schema: { ...rest, [keep]: keptAs(was, keep, { ...kept, isDone: true }) } })
}

/** Also of a property that was deleted meanwhile: its rows are kept true. */
export const isOfType = (state: SpaceState, { collectionId, property }: PropertyPlace, type: string): boolean =>
  propertyIn(state.get('collection', collectionId), property)?.type === type

/** Options that rows turned out to need join those that are there. */
export function addOptions(state: SpaceState, { collectionId, property: id }: PropertyPlace, wanted: Property): void {
  const { schema = {} } = collectionIn(state, collectionId)
  const now = schema[id]
  if (now?.type !== wanted.type) return
  const known = new Set(optionsOf(now).map(option => option.id))
  const added = optionsOf(wanted).filter(option => !known.has(option.id))
  if (added.length === 0) return
  const options = [...optionsOf(now), ...added]
  put(state, collectionId, { schema: { ...schema, [id]: { ...now, options } } })
}

/** A relation of a collection to itself whose other side is itself. */
const followsItself = (property: Property, home: Uuid, id: PropertyId): Property => {
  const relation = relationOf(property)
  return relation?.back === property.id && relation.collectionId === home
    ? { ...property, synced_property: id }
    : property
}

/** The other side of a relation names it by its new id. */
function repoint(state: SpaceState, home: Uuid, relation: Property, id: PropertyId): void {
  const near = relationOf(relation)
  if (!near?.back || !state.get('collection', near.collectionId)) return
  const there = collectionIn(state, near.collectionId)
  const far = propertyIn(there, near.back)
  if (!far || !namesBack(relation, home, far)) return
  const field = there.schema?.[far.id] ? 'schema' : 'deleted_schema'
  put(state, there.id, { [field]: { ...there[field], [far.id]: { ...far, synced_property: id } } })
}
