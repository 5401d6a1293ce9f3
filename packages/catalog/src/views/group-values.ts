// The values that make a row belong to a group: of a new row in it, and of one that comes from another.
import type { Cell } from '@sheaf/core/collection/column'
import type { Grouping } from '@sheaf/core/collection/query'
import type { Property, PropertyId, Schema } from '@sheaf/core/collection/schema'
import type { PropertyKind, PropertyKinds } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'

/** A group as far as a row that comes or goes has to know it. */
interface GroupValue {
  readonly key: string
  readonly value: Cell
}
/** One way in which rows are grouped. */
export interface Axis {
  readonly grouping: Grouping
  readonly property: Property
  readonly kind: PropertyKind
}
export interface AxisMove extends Axis {
  /** Undefined: it comes from nowhere, as a new row does. */
  readonly from: GroupValue | undefined
  readonly to: GroupValue
}
interface ValueChange {
  readonly property: PropertyId
  readonly value: Json | null
}

/** Null: a row cannot be made to belong there, as where the property is computed. */
function valueChange(
  { grouping, property, kind, from, to }: AxisMove,
  present: Json | undefined,
): readonly ValueChange[] | null {
  if (from?.key === to.key) return []
  const move = { ...(grouping.by && { by: grouping.by }), ...(from && { from: from.value }) }
  const value = kind.valueInGroup?.(to.value, property, present, move)
  return value === undefined ? null : [{ property: property.id, value }]
}

/** All of them, or null where one is not possible. */
export function valueChanges(
  moves: readonly AxisMove[],
  presentOf: (property: PropertyId) => Json | undefined,
): readonly ValueChange[] | null {
  const changes: ValueChange[] = []
  for (const move of moves) {
    const some = valueChange(move, presentOf(move.property.id))
    if (!some) return null
    changes.push(...some)
  }
  return changes
}

/** Null: it is grouped by nothing that is there. */
export function axisOf(grouping: Grouping | null | undefined, schema: Schema, kinds: PropertyKinds): Axis | null {
  const property = grouping ? schema[grouping.property] : undefined
  const kind = property && kinds.get(property.type)
  return grouping && property && kind ? { grouping, property, kind } : null
}

/** What a new row has in these groups; null where none can be made in them. */
export function newRowValues(moves: readonly Omit<AxisMove, 'from'>[]): Readonly<Record<PropertyId, Json>> | null {
  const changes = valueChanges(
    moves.map(move => ({ ...move, from: undefined })),
    () => undefined,
  )
  if (!changes) return null
  return Object.fromEntries(changes.flatMap(({ property, value }) => (value === null ? [] : [[property, value]])))
}
