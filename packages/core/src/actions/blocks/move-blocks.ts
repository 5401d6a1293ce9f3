// Whole blocks put elsewhere among the children of a block.
import type { Uuid } from '../../ids'
import { anchorAt } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import type { Draft } from '../draft'
import { inBlock, loadedChildren, mayHold, siblingsOf, traitsOf } from './places'

export interface Moving {
  readonly ids: readonly Uuid[]
  readonly parent: Uuid
  /** Among the children that stay. */
  readonly index: number
}

/** Past the neighbour above or below; null at the edge of a parent. Cells keep their order: it is the table's. */
export function stepFor(space: OpenSpace, wanted: readonly Uuid[], direction: 'up' | 'down'): Moving | null {
  const [first] = wanted
  if (first === undefined) return null
  const parent = space.view.mustBlock(first).parent_id
  if (traitsOf(space, parent).borders === 'each') return null
  const siblings = siblingsOf(space, first)
  const beside = new Set(siblings)
  const ids = wanted.filter(id => beside.has(id))
  const index = siblings.indexOf(first) + (direction === 'up' ? -1 : 1)
  return index < 0 || index + ids.length > siblings.length ? null : { ids, parent, index }
}

/** Only what the parent holds goes. A block never goes below itself; the operation sees to that. */
export const heldBy = (space: OpenSpace, root: Uuid | null, parent: Uuid, ids: readonly Uuid[]): readonly Uuid[] =>
  ids.filter(id => mayHold(space, parent, space.view.mustBlock(id).type, root))

export function moveBlocks(draft: Draft, { ids, parent, index }: Moving): void {
  const going = new Set(ids)
  const rest = loadedChildren(draft.space, parent).filter(id => !going.has(id))
  draft.moveAll(ids, inBlock(parent), anchorAt(rest, index))
}
