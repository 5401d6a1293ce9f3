// restoreBlock: back at its old place under the nearest live ancestor.
import type { Uuid } from '../ids'
import { sliceKey } from '../text/slice'
import type { TextIndex } from '../text/text-store'
import { exact } from '../validation/checks'
import { atEnd } from './anchor'
import { type CreateUndo, undoCreate } from './create-block'
import { defineOperation, type OperationContext, type Requirement } from './define'
import { partTexts } from './part-texts'
import type { SpaceState } from './space-state'
import { editedBy, liveParent, parentOf, place, verbToTrash } from './tree'
import { nothingToUndo, type UndoOf } from './undo'

interface RestoreUndo extends UndoOf<'restoreBlock'> {
  readonly id: Uuid
}

export const restoreBlock = defineOperation({
  command: 'restoreBlock',
  args: exact({}),
  requires({ pointer }, state, context) {
    const block = state.block(pointer.id)
    const own: Requirement = { pointer, verb: verbToTrash(block, context) }
    if (!block) return [own]
    // It comes back where its parent is now, or what took that in: perhaps on another page than the one it was taken from.
    const { parent } = liveParent(state, parentOf(block), atEnd, context)
    return parent.table === 'block' || parent.table === 'collection'
      ? [own, { pointer: { ...parent, spaceId: pointer.spaceId }, verb: 'edit' }]
      : [own]
  },
  apply: (state, texts, { pointer: { id } }, context) => restore(state, texts, id, context),
  /** A block that had gone because it was empty goes again only if it is empty then too. */
  capture(state, { pointer: { id } }): () => readonly (RestoreUndo | CreateUndo)[] {
    const block = state.block(id)
    if (block?.alive !== false) return nothingToUndo
    const isEmpty = block.crdt_data?.trash?.empty ?? false
    return () => [isEmpty ? undoCreate(state, id) : { undo: 'restoreBlock', id }]
  },
  revert(draft, { id }: RestoreUndo) {
    if (draft.space.view.block(id)?.alive) draft.trash(id)
  },
})

function restore(state: SpaceState, texts: TextIndex, id: Uuid, context: OperationContext): void {
  const block = state.block(id)
  if (!block || block.alive || block.crdt_data?.merged || block.deleted_from_trash_time !== undefined) return
  const at = block.crdt_data?.trash ?? atEnd
  const { parent } = liveParent(state, parentOf(block), at, context)
  // What it lay in may have moved to another page.
  if (state.bare(parent.table, parent.id)) partTexts(state, texts, id, parent, context)
  state.changeBlock(id, {
    alive: true,
    moved_to_trash_time: undefined,
    moved_to_trash_id: undefined,
    moved_to_trash_table: undefined,
    ...editedBy(context),
  })
  state.changeCrdt(id, { trash: undefined })
  place(state, id, parentOf(block), at, context)
}

/** A block that went only because it was empty comes back when someone's concurrent text lands in it. */
export function reviveEmpty(state: SpaceState, texts: TextIndex, text: Uuid, context: OperationContext): void {
  for (const marker of texts.markers(text)) {
    const owner = state.owner(sliceKey(text, marker))
    if (owner === undefined || !state.block(owner)?.crdt_data?.trash?.empty) continue
    if ((texts.segment(text, marker)?.length ?? 0) > 0) restore(state, texts, owner, context)
  }
}
