// Frames that have lost their sense, put right in the transaction that did it: a part with nothing in it goes, and a frame with
// too few parts comes apart. Two people who do it at once trash the same blocks and move the rest to the same place.

import { loadedChildren } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { Inverse } from '@sheaf/core/operations/all'
import { anchorOf, nearer } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import type { Replica } from '@sheaf/sync/replica'

/** Looks at the parents that blocks were taken from by this draft. */
export function tidyFrames(replica: Replica, draft: Draft): void {
  for (const id of parentsLeft(replica, draft)) {
    const block = replica.block(id)
    if (!block?.alive) continue
    const frame = fewestOf(replica, block.parent_id) > 0 ? block.parent_id : id
    if (fewestOf(replica, frame) === 0) continue
    if (frame !== id && replica.view.content(id).length === 0) draft.trash(id)
    takeApart(replica, draft, frame)
  }
}

/**
 * A frame that was drawn with enough parts and has too few by now: several people have each taken one. Of a frame that is still coming
 * in, part by part, nothing is known yet.
 */
export const hasBroken = (replica: Replica, frame: Uuid, drawn: number): boolean => {
  const fewest = fewestOf(replica, frame)
  return drawn >= fewest && replica.view.content(frame).length < fewest
}
/** Everybody who sees it does the same: it comes apart once. */
export function repairFrames(replica: Replica, draft: Draft, frames: Iterable<Uuid>): void {
  for (const frame of frames) if (fewestOf(replica, frame) > 0) takeApart(replica, draft, frame)
}

/** Takes something back that was done before. A part whose frame has come apart since has no place any more: what lay in it has. */
export function revertTidily(replica: Replica, draft: Draft, inverse: readonly Inverse[]): void {
  const parts = inverse.flatMap(item => (item.undo === 'trashBlock' && isPart(replica, item.id) ? [item.id] : []))
  draft.revert(inverse)
  for (const id of parts) {
    const block = replica.block(id)
    if (block?.alive && fewestOf(replica, block.parent_id) === 0) dissolve(replica, draft, id, [id])
  }
}
/** Whether it lies in such a frame, or lay in one when it was taken away. */
const isPart = (replica: Replica, id: Uuid): boolean => {
  const frame = replica.block(replica.block(id)?.parent_id as Uuid)
  return frame !== undefined && replica.options.kinds.traits(frame.type).fewest > 0
}

/** The only block of a part of such a frame, with nothing in it: taking it away takes the part. */
export const isLastOfPart = (replica: Replica, id: Uuid): boolean => {
  const part = replica.block(replica.view.mustBlock(id).parent_id)
  return (
    part !== undefined &&
    fewestOf(replica, part.parent_id) > 0 &&
    replica.length(id) === 0 &&
    replica.view.content(id).length === 0 &&
    replica.view.content(part.id).length === 1
  )
}

const fewestOf = (replica: Replica, id: Uuid): number => {
  const block = replica.block(id)
  return block?.alive ? replica.options.kinds.traits(block.type).fewest : 0
}

function parentsLeft(replica: Replica, { inverse }: Draft): ReadonlySet<Uuid> {
  const left = new Set<Uuid>()
  for (const item of inverse) {
    if (item.undo === 'moveBlock') left.add(item.from.id)
    else if (item.undo === 'mergeBlock') left.add(item.parent.id)
    else if (item.undo === 'trashBlock') {
      const parent = replica.block(item.id)?.parent_id
      if (parent !== undefined) left.add(parent)
    }
  }
  return left
}

function takeApart(replica: Replica, draft: Draft, frame: Uuid): void {
  const parts = replica.view.content(frame)
  if (parts.length >= fewestOf(replica, frame)) return
  dissolve(replica, draft, frame, parts)
}
/** What lies in parts of a block, or in the block as its only part, takes its place. */
function dissolve(replica: Replica, draft: Draft, frame: Uuid, parts: readonly Uuid[]): void {
  const parent = parentOf(replica.view.mustBlock(frame))
  const { after, before } = anchorOf(loadedChildren(replica, parent.id), frame)
  const children = parts.flatMap(part => replica.view.content(part))
  // If somebody else was faster the frame is deleted, and its neighbours show where it was.
  draft.moveAll(children, parent, { after, before: nearer(frame, before) })
  for (const part of new Set([...parts, frame])) draft.trash(part)
}
