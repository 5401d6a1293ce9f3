// The names of the chips of a view, and the ways in which a filter comes to be: each opens the chip that it made.
import type { Property } from '@sheaf/core/collection/schema'
import { addAt, asGroup, filterOf, firstCondition, groupIn } from '../conditions/filter-tree'
import type { Database } from '../contract/database'
import { openChip } from './open-chip'

export const chipOf = (view: string, at: number): string => `filter ${view} ${at}`
export const groupsChip = (view: string): string => `filters ${view}`
export const sortChip = (view: string): string => `sorts ${view}`

type Around = Pick<Database, 'fields' | 'actions' | 'kinds' | 'viewId'>

export function addFilter({ fields, actions, kinds, viewId }: Around, property: Property): void {
  const root = asGroup(fields.query.filter)
  const condition = firstCondition(kinds, property)
  // Beside what is asked already, whatever that is.
  const next =
    root.join === 'or' && root.parts.length > 1
      ? { join: 'and' as const, parts: [filterOf(root), condition] }
      : { ...addAt(root, [], condition), join: 'and' as const }
  actions.ask('filter', filterOf(next))
  openChip(chipOf(viewId, next.parts.length - 1))
}

/** A group of conditions, of which any has to hold. */
export function addFilterGroup({ fields, actions, kinds, viewId }: Around, property: Property): void {
  const root = asGroup(fields.query.filter)
  const hasGroups = root.parts.some(part => groupIn(part)) || (root.join === 'or' && root.parts.length > 1)
  if (!hasGroups) actions.ask('filter', filterOf(addAt(root, [], { or: [firstCondition(kinds, property)] })))
  openChip(groupsChip(viewId))
}
