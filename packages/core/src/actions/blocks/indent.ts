// Deeper and back. A block goes under the one before it; on the way back, what followed it in its parent stays there. Nothing
// goes where it is not held, and the parts of a frame stay where they are.
import type { Uuid } from '../../ids'
import type { OpenSpace } from '../../operations/open-space'
import { anchorInTree, parentOf } from '../../operations/tree'
import type { Draft } from '../draft'
import { inBlock, isFlowing, isMadeOfParts, lastIn, mayHold, siblingsOf } from './places'

interface Indenting {
  /** The block that they go under. */
  readonly under: Uuid
  readonly ids: readonly Uuid[]
}

/** Those of the blocks that can go under the one before the first of them; null where none can. */
export function indentable(space: OpenSpace, root: Uuid | null, ids: readonly Uuid[]): Indenting | null {
  const [first] = ids
  if (first === undefined || isMadeOfParts(space, space.view.mustBlock(first).parent_id, root)) return null
  const siblings = siblingsOf(space, first)
  const under = siblings[siblings.indexOf(first) - 1]
  if (under === undefined || !isFlowing(space, under)) return null
  const beside = new Set(siblings)
  const going = ids.filter(id => beside.has(id) && mayHold(space, under, space.view.mustBlock(id).type, root))
  return going.length > 0 ? { under, ids: going } : null
}
export const indentBlocks = (draft: Draft, { under, ids }: Indenting): void =>
  draft.moveAll(ids, inBlock(under), lastIn(draft.space, under))

/** Those of the blocks that can come out of the parent of the first of them. */
export function outdentable(space: OpenSpace, root: Uuid | null, ids: readonly Uuid[]): readonly Uuid[] {
  const [first] = ids
  if (first === undefined) return []
  const siblings = new Set(siblingsOf(space, first))
  return ids.filter(id => siblings.has(id) && mayOutdent(space, root, id))
}
/** There is a level above within the root, and it holds such a block. */
export function mayOutdent(space: OpenSpace, root: Uuid | null, id: Uuid): boolean {
  const { parent_id, type } = space.view.mustBlock(id)
  if (parent_id === root || isMadeOfParts(space, parent_id, root)) return false
  return mayHold(space, space.view.mustBlock(parent_id).parent_id, type, root)
}
export function outdentBlocks(draft: Draft, ids: readonly Uuid[]): void {
  // Last first: each then lands directly behind the parent, before those already there.
  for (const id of [...ids].reverse()) outdentBlock(draft, id)
}
export function outdentBlock(draft: Draft, id: Uuid): void {
  const { view } = draft.space
  const parent = view.mustBlock(id).parent_id
  draft.move(id, parentOf(view.mustBlock(parent)), { after: [parent], before: anchorInTree(view, parent).before })
}
