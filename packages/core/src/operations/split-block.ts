// splitBlock: the new block takes the slice that begins at its marker and all that follow. The same transaction carries the
// editText that inserts the marker. With the id of a merged block it is the undo of the merge: the block comes back.
import type { Uuid } from '../ids'
import { holdsText } from '../kinds/block-kind'
import { keyOfSlice, type Slice, sliceKey } from '../text/slice'
import { exact, jsonObject, keyString, nullable, optional } from '../validation/checks'
import { addBlock } from './create-block'
import { defineOperation } from './define'
import { familyOf, shownBefore, textMeant } from './part-texts'
import { blockPointer, recordId } from './record-id'
import { parentOf, placeAfter } from './tree'
import type { UndoOf } from './undo'

interface SplitUndo extends UndoOf<'splitBlock'> {
  readonly id: Uuid
  /** A merged block came back: the block that held its text. */
  readonly outOf?: Uuid
}

export const splitBlock = defineOperation({
  command: 'splitBlock',
  args: exact({
    from: recordId,
    text: recordId,
    marker: nullable(recordId),
    type: keyString,
    format: optional(jsonObject),
  }),
  requires({ pointer, args: { from, text: named } }, state) {
    const text = textMeant(state, named)
    // Its author may not have heard yet that the text was parted.
    const family = familyOf(state, text)
    const part = state.slices(from).find(slice => family.includes(slice.t))
    return [
      { pointer: blockPointer(pointer.spaceId, from), verb: 'edit' },
      { pointer: blockPointer(pointer.spaceId, part?.t ?? text), verb: 'edit' },
    ]
  },
  apply(state, texts, { pointer: { id }, args: { text: named, marker, type, format } }, context) {
    const text = textMeant(state, named)
    const existing = state.block(id)
    if (existing && (existing.alive || !existing.crdt_data?.merged)) return
    if (existing) {
      // Only at the place where it was merged: with another slice it would no longer begin with its own.
      const own = existing.crdt_data?.own
      const holder = state.holder(id)
      if (holder === undefined || holder === id || own?.m !== marker) return
      if (!familyOf(state, text).includes(own.t)) return
      const slices = state.slices(holder)
      const i = slices.findIndex(slice => keyOfSlice(slice) === keyOfSlice(own))
      if (i <= 0) return
      state.changeCrdt(holder, { title: slices.slice(0, i) })
      state.changeBlock(id, { alive: true })
      state.changeCrdt(id, { merged: undefined, title: slices.slice(i) })
      return placeAfter(state, id, holder, context)
    }
    const before = marker === null ? undefined : shownBefore(state, texts, text, marker)
    if (!before) return
    const { owner } = before
    const ownerBlock = state.mustBlock(owner)
    // Code is not split; but what was split while another made code of it must not be without a block.
    if (!holdsText(context.kinds.traits(ownerBlock.type)) || !context.kinds.traits(type).flowing) return
    const slices = state.slices(owner)
    const cut = slices.findIndex(slice => slice.t === before.text && slice.m === before.marker) + 1
    const own: Slice = { t: before.text, m: marker, o: id }
    addBlock(
      state,
      id,
      type,
      { properties: {}, format: format ?? {} },
      parentOf(ownerBlock),
      [own, ...slices.slice(cut)],
      context,
    )
    state.changeCrdt(owner, { title: slices.slice(0, cut) })
    placeAfter(state, id, owner, context)
  },
  capture(state, { pointer: { id }, args: { text, marker } }): () => readonly SplitUndo[] {
    const isKnown = state.block(id) !== undefined
    const holder = state.owner(sliceKey(text, marker))
    return () => {
      if (!state.block(id)?.alive) return []
      return [{ undo: 'splitBlock', id, ...(isKnown && holder !== undefined ? { outOf: holder } : {}) }]
    }
  },
  revert(draft, { id, outOf }: SplitUndo) {
    const { space } = draft
    const block = space.view.block(id)
    if (!block?.alive) return
    if (outOf !== undefined) {
      if (space.isShown(outOf)) draft.merge(id, outOf)
      return
    }
    const into = draft.textBefore(id)
    if (into !== null && space.view.mustBlock(into).parent_id === block.parent_id && space.isShown(id))
      draft.merge(id, into)
  },
})
