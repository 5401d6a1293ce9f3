// Texts of neighbours made one, and blocks that go because nothing is in them.
import type { Uuid } from '../../ids'
import { afterOf } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import { parentOf } from '../../operations/tree'
import type { Draft } from '../draft'
import { isMadeOfParts, loadedChildren, placeAround } from './places'

/** The text of a block goes on at the end of another, with what other people type in it at the same time. */
export const joinBlocks = (draft: Draft, id: Uuid, into: Uuid): void => draft.merge(id, into)

/** Unless another person has put something into it by then. */
export const trashIfEmpty = (draft: Draft, id: Uuid): void => draft.trash(id, true)

/** It has nothing in it, and its place has others. */
export function isSpare(space: OpenSpace, root: Uuid | null, id: Uuid): boolean {
  const { parent_id } = space.view.mustBlock(id)
  return (
    space.length(id) === 0 &&
    loadedChildren(space, id).length === 0 &&
    !isMadeOfParts(space, parent_id, root) &&
    (placeAround(space, id, root) === root || loadedChildren(space, parent_id).length > 1)
  )
}

/** The last block of a part of a frame. It comes out before it goes: what another person writes in it at the same time stays, and the part goes all the same. */
export function leaveFrame(draft: Draft, id: Uuid): void {
  const { view } = draft.space
  const frame = view.mustBlock(view.mustBlock(view.mustBlock(id).parent_id).parent_id)
  draft.move(id, parentOf(frame), afterOf(frame.id))
  trashIfEmpty(draft, id)
}
