// Blocks put into a new block, and out of the one that they lie in.
import type { Uuid } from '../../ids'
import { anchorOf, atEnd } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import { anchorInTree, parentOf } from '../../operations/tree'
import type { Draft } from '../draft'
import { isLayout } from './layouts'
import { inBlock, loadedChildren, mayHold, PARAGRAPH, siblingsOf, traitsOf } from './places'
import { type BlockPorts, turnBlock } from './turn-block'

/** The new block stands where the first of them stood. */
export function wrapBlocks(draft: Draft, wrapping: Uuid, type: string, ids: readonly Uuid[]): void {
  const { space } = draft
  const [first] = ids
  if (first === undefined) return
  const { after } = anchorOf(siblingsOf(space, first), first)
  draft.create(wrapping, type, parentOf(space.view.mustBlock(first)), { after, before: [first] })
  draft.moveAll(ids, inBlock(wrapping), atEnd)
}

/** Whether what lies in it can take its place. `frames`: the types of those that are nothing but a border around what lies in them. */
export function comesApart(space: OpenSpace, root: Uuid | null, id: Uuid, frames: ReadonlySet<string>): boolean {
  const { type, parent_id } = space.view.mustBlock(id)
  const { head, page } = traitsOf(space, id)
  if (isLayout(space.kinds, type)) return true
  if (page || (head === 'frame' && !frames.has(type))) return false
  const inside = loadedChildren(space, id)
  return inside.length > 0 && inside.every(child => mayHold(space, parent_id, space.view.mustBlock(child).type, root))
}

/**
 * What lies in it takes its place, and is given. The words of a block that had some stay before it, as a paragraph where they were those of
 * a box (`isBox`); a block without words goes, unless another person has put something into it by then.
 */
export function unwrapBlock(draft: Draft, ports: BlockPorts, id: Uuid, isBox: boolean): readonly Uuid[] {
  const { space } = draft
  const block = space.view.mustBlock(id)
  const parts = isLayout(space.kinds, block.type) ? loadedChildren(space, id) : [id]
  const inside = parts.flatMap(part => loadedChildren(space, part))
  const hasWords = traitsOf(space, id).flowing && space.length(id) > 0
  if (hasWords && isBox) turnBlock(draft, ports, id, { type: PARAGRAPH })
  draft.moveAll(inside, parentOf(block), { after: [id], before: anchorInTree(space.view, id).before })
  // Columns go by themselves when nothing is left in them.
  if (!hasWords && parts[0] === id) draft.trash(id, true)
  return hasWords ? [id, ...inside] : inside
}
