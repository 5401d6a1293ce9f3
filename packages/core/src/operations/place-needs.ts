// What the place asks of whoever puts a block there. The parent they name may have gone into another block since, or lain below one that
// did, and that may stand on another page by now: where the block really comes to stand has to be open to them as well.
import type { Verb } from '../permissions/rights'
import type { Anchor } from './anchor'
import type { OperationContext, Requirement } from './define'
import type { Pointer } from './record-id'
import type { SpaceState } from './space-state'
import { liveParent, type ParentRef } from './tree'

/** Where it comes to stand; undefined where the parent is not known. */
export const homeFor = (
  parent: Pointer,
  at: Anchor,
  state: SpaceState,
  context: OperationContext,
): ParentRef | undefined =>
  state.bare(parent.table, parent.id) ? liveParent(state, parent, at, context).parent : undefined

export function placeNeeds(
  parent: Pointer,
  home: ParentRef | undefined,
  verb: Extract<Verb, 'create' | 'edit'> = 'edit',
): readonly Requirement[] {
  if (!home || home.id === parent.id) return []
  return [home.table === 'space' ? { member: true } : { pointer: { ...home, spaceId: parent.spaceId }, verb }]
}
