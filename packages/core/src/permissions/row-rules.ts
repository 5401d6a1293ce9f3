// Whom the row permissions of a collection let do what with a row. The judge asks it of one row by its record; for all rows at once the
// engine is given the places where a person has to stand (`standing`), and both come to the same (row-rules.test.ts).
import type { PropertyId } from '../collection/schema'
import type { Uuid } from '../ids'
import type { CollectionValue } from '../records/collection'
import type { RuledRow } from '../records/judging'
import { isRowRule, type RowPermission } from '../records/row-permission'
import type { Json } from '../validation/checks'
import { type Principals, standsFor } from './principals'
import { covers, includes, noRights, type Rights, together, type Verb } from './rights'
import { rightsOf } from './roles'

type Ruled = Pick<CollectionValue, 'row_permissions' | 'schema'>
type Row = Pick<RuledRow, 'created_by_id' | 'properties'>

/** A row that its collection's list decides about: it has no permissions of its own, and is no template. */
export const isUnderRules = (
  block: Pick<RuledRow, 'parent_table' | 'permissions' | 'is_template'>,
  collection: Pick<CollectionValue, 'row_permissions'> | undefined,
): boolean =>
  block.parent_table === 'collection' && !block.permissions && !block.is_template && !!collection?.row_permissions

/** The ids in a value of a property of people; anything else holds nobody. */
const peopleIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : noPeople
const noPeople: readonly string[] = []

/** Whether a change of a row may change who may do what with it. */
export const isWatchedByRules = (
  collection: Ruled | undefined,
  before: Pick<RuledRow, 'properties'>,
  after: Pick<RuledRow, 'properties'>,
): boolean =>
  before.properties !== after.properties &&
  (collection?.row_permissions ?? []).some(
    item =>
      item.type === 'property' &&
      namesIn(before, { property: item.property }).join() !== namesIn(after, { property: item.property }).join(),
  )
/** Where a row names somebody: who made it, or a property by its id. */
export type RowPlace = { readonly creator: true } | { readonly property: PropertyId }

export const namesIn = (row: Row, place: RowPlace): readonly string[] => {
  if ('creator' in place) return row.created_by_id ? [row.created_by_id] : noPeople
  const { properties } = row
  return properties && Object.hasOwn(properties, place.property) ? peopleIn(properties[place.property]) : noPeople
}

/** A rule whose property is gone stands for nobody. */
function placeOf(item: RowPermission, { schema }: Ruled): RowPlace | null {
  if (item.type === 'created_by') return { creator: true }
  return item.type === 'property' && schema && Object.hasOwn(schema, item.property) ? { property: item.property } : null
}

/** Of a row by its record. */
export function rightsInRow(collection: Ruled, row: Row, principals: Principals): Rights {
  let rights = noRights
  for (const item of collection.row_permissions ?? []) {
    const given = rightsOf(item.role)
    if (!covers(rights, given) && stands(item, collection, row, principals)) rights = together(rights, given)
  }
  return rights
}
function stands(item: RowPermission, collection: Ruled, row: Row, principals: Principals): boolean {
  if (!isRowRule(item)) return standsFor(item, principals)
  const place = placeOf(item, collection)
  return place !== null && principals.userId !== undefined && namesIn(row, place).includes(principals.userId)
}

/** Rows in which the person stands in one of these places. */
export interface Standing {
  readonly userId: Uuid
  readonly places: readonly RowPlace[]
}

/** On which rows the principals have a verb: the same as `rightsInRow` says of each. */
export function standing(collection: Ruled, principals: Principals, verb: Verb): 'all' | 'none' | Standing {
  const items = (collection.row_permissions ?? []).filter(item => includes(rightsOf(item.role), verb))
  if (items.some(item => !isRowRule(item) && standsFor(item, principals))) return 'all'
  const { userId } = principals
  const places = items.flatMap(item => placeOf(item, collection) ?? [])
  return userId && places.length > 0 ? { userId, places } : 'none'
}
