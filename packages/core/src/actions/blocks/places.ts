// Where blocks may be, and what lies in them, as actions on blocks ask it.
import type { Uuid } from '../../ids'
import { type BlockTraits, holdsText as isText } from '../../kinds/block-kind'
import { ANCHORS, type Anchor } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import type { ParentRef } from '../../operations/tree'

/** The type of plain text. */
export const PARAGRAPH = 'text'

export const inBlock = (id: Uuid): ParentRef => ({ table: 'block', id })

/**
 * Whether a child that a list names can be shown there: it is here already, alive, and says so itself. Records of one change may come apart,
 * and then two lists name a block for a while.
 */
export const isChildOf = (space: OpenSpace, parent: Uuid, id: Uuid): boolean => {
  const block = space.block(id)
  return block?.alive === true && block.parent_id === parent
}
/** Children that can be shown. */
export function loadedChildren(space: OpenSpace, parent: Uuid): readonly Uuid[] {
  const ids = space.view.content(parent)
  return ids.every(id => isChildOf(space, parent, id)) ? ids : ids.filter(id => isChildOf(space, parent, id))
}
/** Behind the last child. */
export const lastIn = (space: OpenSpace, parent: Uuid): Anchor => ({
  after: loadedChildren(space, parent).slice(-ANCHORS).reverse(),
  before: [],
})

/** Those that it stands among, itself included. */
export const siblingsOf = (space: OpenSpace, id: Uuid): readonly Uuid[] =>
  loadedChildren(space, space.view.mustBlock(id).parent_id)

export const traitsOf = (space: OpenSpace, id: Uuid): BlockTraits => space.kinds.traits(space.block(id)?.type ?? '')

/** Text of a block: flowing, or code. */
export const holdsText = (space: OpenSpace, id: Uuid): boolean => isText(traitsOf(space, id))

/** Text that goes on from block to block: what code says does not. */
export const isFlowing = (space: OpenSpace, id: Uuid): boolean => traitsOf(space, id).flowing

/** `root`: the page that is written on, or the block that is written on like one: it holds whatever a page does. */
export function mayHold(space: OpenSpace, parent: Uuid, type: string, root: Uuid | null = null): boolean {
  if (parent === root) return true
  const { holds } = traitsOf(space, parent)
  return holds === 'any' || (holds !== 'nothing' && holds.includes(type))
}

/** Its children are its parts (cells, columns): none is put in or taken out by what moves text. */
export function isMadeOfParts(space: OpenSpace, id: Uuid, root: Uuid | null): boolean {
  if (id === root) return false
  const { holds, borders } = traitsOf(space, id)
  return borders === 'each' || (holds !== 'any' && holds !== 'nothing')
}

/** The bordered place that a block lies in: a column, a cell, or the page. */
export function placeAround(space: OpenSpace, id: Uuid, root: Uuid | null): Uuid | null {
  for (let at = id; ; ) {
    const block = space.block(at)
    if (!block || block.parent_table !== 'block' || block.parent_id === root) return root
    const { borders } = traitsOf(space, block.parent_id)
    if (borders === 'each') return at
    if (borders === 'around') return block.parent_id
    at = block.parent_id
  }
}
/** Texts that a merge may join: both flow, and no border lies between them. */
export const mayMerge = (space: OpenSpace, one: Uuid, other: Uuid, root: Uuid | null): boolean =>
  isFlowing(space, one) && isFlowing(space, other) && placeAround(space, one, root) === placeAround(space, other, root)
