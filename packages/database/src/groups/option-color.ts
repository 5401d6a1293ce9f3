// The colour of what stands for an option: a row, a group, a part of a chart.
import type { Cell } from '@sheaf/core/collection/column'
import { MEANING, optionsOf, type Property } from '@sheaf/core/collection/schema'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'

/** Of the first option, where there are several; null without any. Of a rollup, they are options of the property that it looks at. */
export function optionColor(cell: Cell, property: Property, kinds?: PropertyKinds): string | null {
  const id = Array.isArray(cell) ? cell[0] : cell
  if (typeof id !== 'string') return null
  const owner = property[MEANING]?.property ?? property
  const kind = kinds?.get(owner.type)
  const choices = [...optionsOf(owner), ...(kind?.optionGroups ?? []), ...(kind?.fixedOptions ?? [])]
  return choices.find(option => option.id === id)?.color ?? null
}
