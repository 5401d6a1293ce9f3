// How full a bar or a ring is: of what the property says, else of one for percentages and of a hundred for the rest.
import type { Property } from '@sheaf/core/collection/schema'

export const fullOf = (property: Property): number => {
  const { max } = property
  if (typeof max === 'number' && max > 0) return max
  return property['format'] === 'percent' ? 1 : 100
}
/** From 0 to 1. */
export const partOf = (value: number, property: Property): number =>
  Number.isFinite(value) ? Math.min(Math.max(value / fullOf(property), 0), 1) : 0
