// Deleting what lies between two places. The first block keeps its start and receives the end of the last one, as a merge, so
// that nothing is copied; ancestors of the last block give up their children to it. Where a border lies between the two (cells,
// columns), or one of them is code, nothing is merged: each place is emptied by itself.

import { holdsText, inBlock, lastIn, loadedChildren } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { AllSelection, TextSelection } from 'prosemirror-state'
import { BlockSelection } from '../block-selection/block-selection'
import type { EditorCore } from '../editor-core'
import { attributesOfMarks } from '../inline'
import { type Command, selectedBlocks, selectedRange, selectedVoid } from './command'
import { nextMarks } from './next-marks'
import { isMadeOfParts, mayMerge } from './places'
import { isFlowing, previousBlock, readFrom } from './reading-order'

export function deleteBetween(core: EditorCore, draft: Draft, from: BlockPoint, to: BlockPoint): void {
  const { replica, pageId } = core
  if (from.block === to.block) {
    if (to.offset > from.offset) draft.removeText(from.block, from.offset, to.offset)
    return
  }
  const above: Uuid[] = []
  const whole = new Set<Uuid>()
  for (const id of readFrom(replica, from.block, pageId)) {
    if (id === to.block) break
    if (replica.view.isAncestorOrSelf(id, to.block)) above.push(id)
    else whole.add(id)
  }
  const length = replica.length(from.block)
  if (from.offset < length) draft.removeText(from.block, from.offset, length)
  if (to.offset > 0) draft.removeText(to.block, 0, to.offset)
  if (!mayMerge(core, to.block, from.block)) {
    for (const id of above) emptyText(core, draft, id)
    for (const id of whole) if (!whole.has(replica.view.mustBlock(id).parent_id)) emptyOut(core, draft, id)
    return
  }
  for (const id of whole) if (!whole.has(replica.view.mustBlock(id).parent_id)) draft.trash(id)
  for (const id of above) {
    if (isFlowing(replica, id)) {
      if (replica.length(id) > 0) draft.removeText(id, 0, replica.length(id))
      draft.merge(id, from.block)
      continue
    }
    draft.moveAll(loadedChildren(replica, id), inBlock(from.block), lastIn(replica, from.block))
    draft.trash(id)
  }
  draft.merge(to.block, from.block)
}

function emptyText({ replica }: EditorCore, draft: Draft, id: Uuid): void {
  if (holdsText(replica, id) && replica.length(id) > 0) draft.removeText(id, 0, replica.length(id))
}
/** A block goes; a part of a frame stays, with one empty text in it where it had any. */
function emptyOut(core: EditorCore, draft: Draft, id: Uuid): void {
  const { replica } = core
  if (!isMadeOfParts(core, replica.view.mustBlock(id).parent_id)) {
    draft.trash(id)
    return
  }
  emptyText(core, draft, id)
  const children = loadedChildren(replica, id)
  const kept = isMadeOfParts(core, id) ? undefined : children.find(child => isFlowing(replica, child))
  for (const child of children) {
    if (child !== kept) emptyOut(core, draft, child)
    else {
      emptyText(core, draft, child)
      for (const below of loadedChildren(replica, child)) draft.trash(below)
    }
  }
}

/** Deletes the selection, whatever it covers. False when nothing is selected. */
export const deleteSelection: Command = core => {
  const { selection } = core.state
  const lone = selectedVoid(core)
  if (lone !== null) return core.act(draft => trashAndStay(core, draft, [lone]))
  if (selection instanceof BlockSelection) {
    core.act(draft => trashAndStay(core, draft, selectedBlocks(core)))
    return true
  }
  if (selection.empty) return false
  const range = selectedRange(core)
  if (range) {
    core.act(draft => {
      deleteBetween(core, draft, range.from, range.to)
      return range.from
    })
    return true
  }
  if (!(selection instanceof TextSelection || selection instanceof AllSelection)) return false
  const ids = selectedBlocks(core)
  if (ids.length > 0) core.act(draft => trashAndStay(core, draft, ids))
  return true
}

/** Text in place of a selection over several blocks, as one action. False where a selection lies in one text. */
export const typeOver =
  (text: string): Command =>
  core => {
    const range = selectedRange(core)
    if (!range || range.from.block === range.to.block) return false
    const attributes = attributesOfMarks(nextMarks(core.state))
    return core.act(draft => {
      deleteBetween(core, draft, range.from, range.to)
      draft.insertText(range.from.block, range.from.offset, text, attributes)
      return { block: range.from.block, offset: range.from.offset + text.length }
    })
  }

export function trashAndStay(core: EditorCore, draft: Draft, ids: readonly Uuid[]): BlockPoint | null {
  const before = ids[0] === undefined ? null : endOfTextBefore(core, ids[0])
  for (const id of ids) draft.trash(id)
  return before
}

/** Where the caret goes when a block goes. */
export function endOfTextBefore({ replica, pageId }: EditorCore, id: Uuid): BlockPoint | null {
  let before = previousBlock(replica, id, pageId)
  while (before !== null && !isFlowing(replica, before)) before = previousBlock(replica, before, pageId)
  return before === null ? null : { block: before, offset: replica.length(before) }
}
