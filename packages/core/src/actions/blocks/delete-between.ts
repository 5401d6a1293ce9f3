// What lies between two places goes. The first block keeps its start and receives the end of the last one, as a merge, so
// that nothing is copied; ancestors of the last block give up their children to it. Where a border lies between the two (cells,
// columns), or one of them is code, nothing is merged: each place is emptied by itself.
import type { Uuid } from '../../ids'
import type { BlockPoint } from '../../operations/text-place'
import type { Draft } from '../draft'
import { holdsText, inBlock, isFlowing, isMadeOfParts, lastIn, loadedChildren, mayMerge } from './places'
import { readFrom } from './reading-order'

export function deleteBetween(draft: Draft, root: Uuid | null, from: BlockPoint, to: BlockPoint): void {
  const { space } = draft
  if (from.block === to.block) {
    if (to.offset > from.offset) draft.removeText(from.block, from.offset, to.offset)
    return
  }
  const above: Uuid[] = []
  const whole = new Set<Uuid>()
  for (const id of readFrom(space, from.block, root)) {
    if (id === to.block) break
    if (space.view.isAncestorOrSelf(id, to.block)) above.push(id)
    else whole.add(id)
  }
  const length = space.length(from.block)
  if (from.offset < length) draft.removeText(from.block, from.offset, length)
  if (to.offset > 0) draft.removeText(to.block, 0, to.offset)
  if (!mayMerge(space, to.block, from.block, root)) {
    for (const id of above) emptyText(draft, id)
    for (const id of whole) if (!whole.has(space.view.mustBlock(id).parent_id)) emptyOut(draft, root, id)
    return
  }
  for (const id of whole) if (!whole.has(space.view.mustBlock(id).parent_id)) draft.trash(id)
  for (const id of above) {
    if (isFlowing(space, id)) {
      if (space.length(id) > 0) draft.removeText(id, 0, space.length(id))
      draft.merge(id, from.block)
      continue
    }
    draft.moveAll(loadedChildren(space, id), inBlock(from.block), lastIn(space, from.block))
    draft.trash(id)
  }
  draft.merge(to.block, from.block)
}

function emptyText(draft: Draft, id: Uuid): void {
  const { space } = draft
  if (holdsText(space, id) && space.length(id) > 0) draft.removeText(id, 0, space.length(id))
}
/** A block goes; a part of a frame stays, with one empty text in it where it had any. */
function emptyOut(draft: Draft, root: Uuid | null, id: Uuid): void {
  const { space } = draft
  if (!isMadeOfParts(space, space.view.mustBlock(id).parent_id, root)) {
    draft.trash(id)
    return
  }
  emptyText(draft, id)
  const children = loadedChildren(space, id)
  const kept = isMadeOfParts(space, id, root) ? undefined : children.find(child => isFlowing(space, child))
  for (const child of children) {
    if (child !== kept) emptyOut(draft, root, child)
    else {
      emptyText(draft, child)
      for (const below of loadedChildren(space, child)) draft.trash(below)
    }
  }
}
