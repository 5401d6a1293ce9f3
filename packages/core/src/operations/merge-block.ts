// mergeBlock: the target takes over the slices; markers stay. The target is found through the owner of its own slice, not
// through a chain of merges, because a split may have moved that slice on.
import type { Uuid } from '../ids'
import { exact } from '../validation/checks'
import { type Anchor, afterOf, anchorOf, atEnd } from './anchor'
import { defineOperation } from './define'
import { blockPointer, recordId } from './record-id'
import { anchorInTree, detach, editedBy, isShown, type ParentRef, parentOf, place } from './tree'
import { nothingToUndo, type UndoOf } from './undo'

interface MergeUndo extends UndoOf<'mergeBlock'> {
  readonly id: Uuid
  readonly parent: ParentRef
  readonly at: Anchor
  readonly children: readonly Uuid[]
}

export const mergeBlock = defineOperation({
  command: 'mergeBlock',
  args: exact({ into: recordId }),
  requires: ({ pointer, args: { into } }) => [
    { pointer, verb: 'edit' },
    { pointer: blockPointer(pointer.spaceId, into), verb: 'edit' },
  ],
  apply(state, _texts, { pointer: { id }, args: { into } }, context) {
    const block = state.block(id)
    const target = state.block(into)?.crdt_data?.merged ? (state.holder(into) ?? into) : into
    const host = state.block(target)
    if (!block?.alive || !host || target === id || !isShown(state, target, context)) return
    if (state.isAncestorOrSelf(id, target) || host.page_id !== block.page_id) return
    if (!context.kinds.traits(host.type).flowing || !context.kinds.traits(block.type).flowing) return
    // Children of a child take its place, so that the reading order stays; otherwise they follow the target's own.
    const isChild = block.parent_table === 'block' && block.parent_id === target
    const inPlace: Anchor | null = isChild ? anchorOf(state.content(target), id) : null
    const children = state.content(id)
    detach(state, id)
    state.changeCrdt(target, { title: [...state.slices(target), ...state.slices(id)] })
    state.changeBlock(id, { alive: false, content: [], ...editedBy(context) })
    state.changeCrdt(id, { merged: true, title: [] })
    let previous: Uuid | null = null
    for (const child of children) {
      const at: Anchor =
        previous !== null
          ? afterOf(previous)
          : (inPlace ?? { after: state.content(target).slice(-3).reverse(), before: [] })
      place(state, child, { table: 'block', id: target }, at ?? atEnd, context)
      previous = child
    }
  },
  capture(state, { pointer: { id } }): () => readonly MergeUndo[] {
    const block = state.block(id)
    if (!block?.alive) return nothingToUndo
    const parent = parentOf(block)
    const at = anchorInTree(state, id)
    const children = state.content(id)
    return () => (state.block(id)?.alive === false ? [{ undo: 'mergeBlock', id, parent, at, children }] : [])
  },
  revert(draft, { id, parent, at, children }: MergeUndo) {
    const { view } = draft.space
    const block = view.block(id)
    const target = view.holder(id)
    if (!block?.crdt_data?.merged || block.alive || target === undefined || !draft.space.isShown(target)) return
    draft.unmerge(id, target)
    if (!view.mustBlock(id).alive) return
    if (parent.table !== 'block' || (draft.space.isShown(parent.id) && !view.isAncestorOrSelf(id, parent.id)))
      draft.move(id, parent, at)
    const back = children.filter(child => {
      const held = view.block(child)
      return held?.alive && parentOf(held).id === target && !view.isAncestorOrSelf(child, id)
    })
    draft.moveAll(back, { table: 'block', id }, atEnd)
  },
})
