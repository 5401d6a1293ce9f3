// What a new row needs to stand in a filtered view: of conditions that all have to hold, those that one value makes true.
import type { Cell } from '@sheaf/core/collection/column'
import type { Condition, Filter } from '@sheaf/core/collection/query'
import type { PropertyId, Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'

/** Where two conditions speak of one property, the first is followed. */
export function filterValues(
  filter: Filter | undefined,
  schema: Schema,
  kinds: PropertyKinds,
  me: Uuid,
): Readonly<Record<PropertyId, Json>> {
  const values: Record<PropertyId, Json> = {}
  for (const { property: id, operator, value: wanted } of conditionsOf(filter)) {
    const property = schema[id]
    const kind = property && kinds.get(property.type)
    if (!property || kind?.source !== 'stored' || Object.hasOwn(values, id)) continue
    if (operator !== 'equals' && operator !== 'contains') continue
    const cell = cellOf(wanted, kind.refersTo === 'people' ? me : null)
    // Words that are contained are only a part of a value.
    if (cell === null || (operator === 'contains' && kind.form !== 'list')) continue
    const value = kind.valueInGroup?.(cell, property, undefined)
    if (value !== undefined && value !== null) values[id] = value
  }
  return values
}

function conditionsOf(filter: Filter | undefined): readonly Condition[] {
  if (!filter || 'or' in filter) return []
  return 'and' in filter ? filter.and.flatMap(conditionsOf) : [filter]
}

/** Of several that would do, the first. */
function cellOf(value: Json | undefined, me: Uuid | null): Cell {
  const one = Array.isArray(value) ? value[0] : value
  if (one === 'me' && me) return me
  return typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? one : null
}
