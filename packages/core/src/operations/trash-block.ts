// trashBlock: takes a block out of sight and keeps where it was. It deletes only what its author saw: slices and blocks that
// came in meanwhile surface in its place. With `ifEmpty` (the undo of a create) the server decides whether it is empty, and of a row
// whether it says nothing but what it `began` with.
import type { Uuid } from '../ids'
import { keyOfSlice, partsOfKey, type Slice, type SliceKey } from '../text/slice'
import type { TextIndex } from '../text/text-store'
import { boolean, exact, jsonObject, list, optional, string } from '../validation/checks'
import { defineOperation, type OperationContext } from './define'
import { isAsItBegan } from './row-beginning'
import type { SpaceState } from './space-state'
import { anchorInTree, detach, editedBy, placeAfter, verbToTrash } from './tree'
import { nothingToUndo, type UndoOf } from './undo'

interface TrashUndo extends UndoOf<'trashBlock'> {
  readonly id: Uuid
}

export const trashBlock = defineOperation({
  command: 'trashBlock',
  args: exact({ seen: list(string), ifEmpty: optional(boolean), began: optional(jsonObject) }),
  requires: ({ pointer }, state, context) => [{ pointer, verb: verbToTrash(state.block(pointer.id), context) }],
  apply(state, texts, { pointer: { id }, args: { seen, ifEmpty = false, began } }, context) {
    const block = state.block(id)
    if (!block?.alive) return
    if (ifEmpty && !(isEmpty(state, texts, id) && isAsItBegan(block, began))) return
    surfaceUnseen(state, id, new Set(seen), context)
    const at = anchorInTree(state, id)
    detach(state, id)
    state.changeBlock(id, {
      alive: false,
      moved_to_trash_time: context.now,
      moved_to_trash_id: context.actorId,
      moved_to_trash_table: context.actorTable,
      ...editedBy(context),
    })
    state.changeCrdt(id, { trash: { after: [...at.after], before: [...at.before], empty: ifEmpty } })
  },
  /** Trashing what another person has trashed already is nothing to undo. */
  capture: (state, { pointer: { id } }): (() => readonly TrashUndo[]) =>
    state.block(id)?.alive
      ? () => (state.block(id)?.alive === false ? [{ undo: 'trashBlock', id }] : [])
      : nothingToUndo,
  revert(draft, { id }: TrashUndo) {
    const block = draft.space.view.block(id)
    if (block && !block.alive && !block.crdt_data?.merged) draft.restore(id)
  },
})

function isEmpty(state: SpaceState, texts: TextIndex, id: Uuid): boolean {
  return (
    state.content(id).length === 0 &&
    state.slices(id).every(slice => (texts.segment(slice.t, slice.m)?.length ?? 0) === 0)
  )
}

/** What the author did not see stays: whole blocks come out, merged-in slices get their own block back. A page goes as a whole. */
function surfaceUnseen(state: SpaceState, id: Uuid, seen: ReadonlySet<SliceKey>, context: OperationContext): void {
  let previous = id
  // A slice keeps its marker where its text is parted.
  const markers = new Set([...seen].map(key => partsOfKey(key)[1]))
  const isSeen = (slice: Slice): boolean => (slice.m === null ? seen.has(keyOfSlice(slice)) : markers.has(slice.m))
  const isPage = (block: Uuid): boolean => context.kinds.traits(state.mustBlock(block).type).page
  const visit = (at: Uuid): void => {
    // On a client a child may not have arrived yet.
    if (!state.block(at)) return
    const slices = state.slices(at)
    const children = state.content(at)
    const unseen = slices.filter(slice => !isSeen(slice))
    if (at !== id && unseen.some(slice => slice.o === at)) {
      detach(state, at)
      placeAfter(state, at, previous, context)
      previous = at
      return
    }
    const strangers = unseen.filter(slice => slice.o !== at)
    if (strangers.length > 0) {
      state.changeCrdt(at, { title: slices.filter(slice => !strangers.includes(slice)) })
      for (const slice of strangers) {
        state.changeBlock(slice.o, { alive: true })
        state.changeCrdt(slice.o, { merged: undefined, title: [slice] })
        placeAfter(state, slice.o, previous, context)
        previous = slice.o
      }
    }
    if (!isPage(at)) for (const child of children) visit(child)
  }
  visit(id)
}
