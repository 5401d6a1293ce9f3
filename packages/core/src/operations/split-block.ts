// splitBlock: the new block takes the slice that begins at its marker and all that follow. The same transaction carries the
// editText that inserts the marker. With the id of a merged block it is the undo of the merge: the block comes back.

import { holdsText } from '../kinds/block-kind'
import { type Slice, sliceKey } from '../text/slice'
import { exact, jsonObject, keyString, nullable, optional } from '../validation/checks'
import { addBlock } from './create-block'
import { defineOperation } from './define'
import { blockPointer, recordId } from './record-id'
import { parentOf, placeAfter } from './tree'

export const splitBlock = defineOperation({
  command: 'splitBlock',
  args: exact({
    from: recordId,
    text: recordId,
    marker: nullable(recordId),
    type: keyString,
    format: optional(jsonObject),
  }),
  requires: ({ pointer, args: { from, text } }) => [
    { pointer: blockPointer(pointer.spaceId, from), verb: 'edit' },
    { pointer: blockPointer(pointer.spaceId, text), verb: 'edit' },
  ],
  apply(state, texts, { pointer: { id }, args: { text, marker, type, format } }, context) {
    const existing = state.block(id)
    if (existing && (existing.alive || !existing.crdt_data?.merged)) return
    const holder = state.owner(sliceKey(text, marker))
    if (existing) {
      // Only at the place where it was merged: with another slice it would no longer begin with its own.
      const own = existing.crdt_data?.own
      if (holder === undefined || holder === id || own?.t !== text || own.m !== marker) return
      const slices = state.slices(holder)
      const i = slices.findIndex(slice => slice.t === text && slice.m === marker)
      if (i <= 0) return
      state.changeCrdt(holder, { title: slices.slice(0, i) })
      state.changeBlock(id, { alive: true })
      state.changeCrdt(id, { merged: undefined, title: slices.slice(i) })
      return placeAfter(state, id, holder, context)
    }
    if (holder !== undefined || marker === null) return
    // The nearest predecessor that has an owner: a client's text may already hold markers of its later pending splits.
    const order = texts.markers(text)
    let i = order.indexOf(marker) - 1
    while (i >= 0 && state.owner(sliceKey(text, order[i] ?? null)) === undefined) i--
    const owner = i < 0 ? undefined : state.owner(sliceKey(text, order[i] ?? null))
    if (owner === undefined) return
    const ownerBlock = state.mustBlock(owner)
    // Code is not split; but what was split while another made code of it must not be without a block.
    if (!holdsText(context.kinds.traits(ownerBlock.type)) || !context.kinds.traits(type).flowing) return
    const slices = state.slices(owner)
    const cut = slices.findIndex(slice => slice.t === text && slice.m === order[i]) + 1
    const own: Slice = { t: text, m: marker, o: id }
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
})
