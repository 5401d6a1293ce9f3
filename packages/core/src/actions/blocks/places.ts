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

export const traitsOf = (space: OpenSpace, id: Uuid): BlockTraits => space.kinds.traits(space.block(id)?.type ?? '')

/** Text of a block: flowing, or code. */
export const holdsText = (space: OpenSpace, id: Uuid): boolean => isText(traitsOf(space, id))

/** `root`: the page that is written on, or the block that is written on like one: it holds whatever a page does. */
export function mayHold(space: OpenSpace, parent: Uuid, type: string, root: Uuid | null = null): boolean {
  if (parent === root) return true
  const { holds } = traitsOf(space, parent)
  return holds === 'any' || (holds !== 'nothing' && holds.includes(type))
}
