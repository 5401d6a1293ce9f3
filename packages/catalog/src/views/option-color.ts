// The colour of a row by the option that it has in a property.
import type { Cell } from '@sheaf/core/collection/column'
import { optionsOf, type Property } from '@sheaf/core/collection/schema'

/** Of the first option, where there are several; null without any. */
export function optionColor(cell: Cell, property: Property): string | null {
  const id = Array.isArray(cell) ? cell[0] : cell
  return optionsOf(property).find(option => option.id === id)?.color ?? null
}
