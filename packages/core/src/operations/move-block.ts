// moveBlock: out of every list and into one. Nothing happens to a block that is not alive, nor below itself, so that two
// people who move A into B and B into A at once end with one of the two. A page that goes elsewhere takes on the permissions of
// where it is put: whoever takes its own from it has to be one who may change them, and who takes it away from where others look for
// it, one who may also put it into the trash.
import type { Uuid } from '../ids'
import { exact } from '../validation/checks'
import type { Anchor } from './anchor'
import { anchor } from './anchor-check'
import { defineOperation } from './define'
import { changesHome, moveNeeds } from './move-needs'
import { partTexts } from './part-texts'
import { pointer } from './pointer-check'
import type { SpaceState } from './space-state'
import { anchorInTree, detach, liveParent, ownEntry, type ParentRef, parentOf, place } from './tree'
import { nothingToUndo, type UndoOf } from './undo'

interface MoveUndo extends UndoOf<'moveBlock'> {
  readonly id: Uuid
  readonly from: ParentRef
  readonly at: Anchor
  readonly to: ParentRef
}

export const moveBlock = defineOperation({
  command: 'moveBlock',
  args: exact({ parent: pointer, at: anchor }),
  requires: ({ pointer: moved, args }, state, context) => moveNeeds(moved, args, state, context),
  apply(state, texts, { pointer: { id }, args: { parent, at } }, context) {
    const block = state.block(id)
    if (!block?.alive || !state.bare(parent.table, parent.id)) return
    const target = liveParent(state, parent, at, context)
    if (liesBelow(state, target.parent, id)) return
    const isPage = context.kinds.traits(block.type).page
    if (target.parent.table !== 'block' && !isPage) return
    partTexts(state, texts, id, target.parent, context)
    detach(state, id)
    if (changesHome(block, target.parent, context)) {
      // Directly in the space it belongs to the one who put it there.
      state.changeBlock(id, { permissions: target.parent.table === 'space' ? [ownEntry(context)] : undefined })
    }
    place(state, id, parent, at, context)
  },
  capture(state, { pointer: { id } }): () => readonly MoveUndo[] {
    const block = state.block(id)
    if (!block?.alive) return nothingToUndo
    const from = parentOf(block)
    const at = anchorInTree(state, id)
    return () => [{ undo: 'moveBlock', id, from, at, to: parentOf(state.mustBlock(id)) }]
  },
  revert(draft, { id, from, at, to }: MoveUndo) {
    const block = draft.space.view.block(id)
    if (block?.alive && block.parent_id === to.id) draft.move(id, from, at)
  },
})

function liesBelow(state: SpaceState, { table, id }: ParentRef, block: Uuid): boolean {
  const at = table === 'collection' ? state.bare('collection', id)?.['parent_id'] : id
  return (table === 'block' || table === 'collection') && at !== undefined && state.isAncestorOrSelf(block, at)
}
