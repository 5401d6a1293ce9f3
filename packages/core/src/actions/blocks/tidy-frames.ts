// Frames that have lost their sense, put right in the transaction that did it: a part with nothing in it goes, and a frame with
// too few parts comes apart. Two people who do it at once trash the same blocks and move the rest to the same place.

import type { Uuid } from '../../ids'
import type { Inverse } from '../../operations/all'
import { anchorOf, nearer } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import { parentOf } from '../../operations/tree'
import type { Draft } from '../draft'
import { loadedChildren } from './places'

/** Looks at the parents that blocks were taken from by this draft. */
export function tidyFrames(draft: Draft): void {
  const { space } = draft
  for (const id of parentsLeft(draft)) {
    const block = space.block(id)
    if (!block?.alive) continue
    const frame = fewestOf(space, block.parent_id) > 0 ? block.parent_id : id
    if (fewestOf(space, frame) === 0) continue
    if (frame !== id && space.view.content(id).length === 0) draft.trash(id)
    takeApart(draft, frame)
  }
}

/**
 * A frame that was drawn with enough parts and has too few by now: several people have each taken one. Of a frame that is still coming
 * in, part by part, nothing is known yet.
 */
export const hasBroken = (space: OpenSpace, frame: Uuid, drawn: number): boolean => {
  const fewest = fewestOf(space, frame)
  return drawn >= fewest && space.view.content(frame).length < fewest
}
/** Everybody who sees it does the same: it comes apart once. */
export function repairFrames(draft: Draft, frames: Iterable<Uuid>): void {
  for (const frame of frames) if (fewestOf(draft.space, frame) > 0) takeApart(draft, frame)
}

/** Takes something back that was done before. A part whose frame has come apart since has no place any more: what lay in it has. */
export function revertTidily(draft: Draft, inverse: readonly Inverse[]): void {
  const { space } = draft
  const parts = inverse.flatMap(item => (item.undo === 'trashBlock' && isPart(space, item.id) ? [item.id] : []))
  draft.revert(inverse)
  for (const id of parts) {
    const block = space.block(id)
    if (block?.alive && fewestOf(space, block.parent_id) === 0) dissolve(draft, id, [id])
  }
}
/** Whether it lies in such a frame, or lay in one when it was taken away. */
const isPart = (space: OpenSpace, id: Uuid): boolean => {
  const frame = space.block(space.block(id)?.parent_id as Uuid)
  return frame !== undefined && space.kinds.traits(frame.type).fewest > 0
}

/** The only block of a part of such a frame, with nothing in it: taking it away takes the part. */
export const isLastOfPart = (space: OpenSpace, id: Uuid): boolean => {
  const part = space.block(space.view.mustBlock(id).parent_id)
  return (
    part !== undefined &&
    fewestOf(space, part.parent_id) > 0 &&
    space.length(id) === 0 &&
    space.view.content(id).length === 0 &&
    space.view.content(part.id).length === 1
  )
}

const fewestOf = (space: OpenSpace, id: Uuid): number => {
  const block = space.block(id)
  return block?.alive ? space.kinds.traits(block.type).fewest : 0
}

function parentsLeft({ space, inverse }: Draft): ReadonlySet<Uuid> {
  const left = new Set<Uuid>()
  for (const item of inverse) {
    if (item.undo === 'moveBlock') left.add(item.from.id)
    else if (item.undo === 'mergeBlock') left.add(item.parent.id)
    else if (item.undo === 'trashBlock') {
      const parent = space.block(item.id)?.parent_id
      if (parent !== undefined) left.add(parent)
    }
  }
  return left
}

function takeApart(draft: Draft, frame: Uuid): void {
  const { space } = draft
  const parts = space.view.content(frame)
  if (parts.length >= fewestOf(space, frame)) return
  dissolve(draft, frame, parts)
}
/** What lies in parts of a block, or in the block as its only part, takes its place. */
function dissolve(draft: Draft, frame: Uuid, parts: readonly Uuid[]): void {
  const { space } = draft
  const parent = parentOf(space.view.mustBlock(frame))
  const { after, before } = anchorOf(loadedChildren(space, parent.id), frame)
  const children = parts.flatMap(part => space.view.content(part))
  // If somebody else was faster the frame is deleted, and its neighbours show where it was.
  draft.moveAll(children, parent, { after, before: nearer(frame, before) })
  for (const part of new Set([...parts, frame])) draft.trash(part)
}
