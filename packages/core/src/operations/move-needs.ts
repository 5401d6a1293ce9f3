// What moving a block asks of whoever does it. The room asks it, and whoever drags, of every place, to offer only those that take it.
import type { BlockValue } from '../records/block'
import type { Anchor } from './anchor'
import type { OperationContext, Requirement } from './define'
import { homeFor, placeNeeds } from './place-needs'
import type { Pointer } from './record-id'
import type { SpaceState } from './space-state'
import type { ParentRef } from './tree'

export function moveNeeds(
  moved: Pointer,
  { parent, at }: { readonly parent: Pointer; readonly at: Anchor },
  state: SpaceState,
  context: OperationContext,
): readonly Requirement[] {
  const block = state.block(moved.id)
  const home = homeFor(parent, at, state, context)
  const leaves = block?.alive && home && changesHome(block, home, context)
  return [
    { pointer: moved, verb: leaves ? (block.permissions ? 'share' : 'move') : 'edit' },
    parent.table === 'space' ? { member: true } : { pointer: parent, verb: 'edit' },
    ...placeNeeds(parent, home),
  ]
}

/** Whether a page goes to another parent than it has. */
export const changesHome = (block: BlockValue, home: ParentRef, context: OperationContext): boolean =>
  context.kinds.traits(block.type).page && (block.parent_table !== home.table || block.parent_id !== home.id)
