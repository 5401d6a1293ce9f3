// What a condition is about: the property itself or, of one that lists values, what each of them is; it is then asked of each.
import { MEANING, type Property } from '@sheaf/core/collection/schema'

export interface Asked {
  readonly property: Property
  /** One of several values, each of which is asked. */
  readonly isOfMany: boolean
}

export function askedOf(property: Property): Asked {
  const each = property[MEANING]?.each
  if (!each?.property) return { property, isOfMany: false }
  // Asked as its kind is; of what is computed itself, what it comes to is told along.
  return { property: { ...each.property, [MEANING]: each }, isOfMany: true }
}
