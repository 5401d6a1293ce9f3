// Deleting what is selected, whatever it covers.

import { deleteBetween } from '@sheaf/core/actions/blocks/delete-between'
import { isFlowing } from '@sheaf/core/actions/blocks/places'
import { previousBlock } from '@sheaf/core/actions/blocks/reading-order'
import type { Draft } from '@sheaf/core/actions/draft'
import { trashAll } from '@sheaf/core/actions/many-blocks'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { AllSelection, TextSelection } from 'prosemirror-state'
import { BlockSelection } from '../block-selection/block-selection'
import type { EditorCore } from '../editor-core'
import { attributesOfMarks } from '../inline'
import { type Command, selectedBlocks, selectedRange, selectedVoid } from './command'
import { nextMarks } from './next-marks'

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
      deleteBetween(draft, core.pageId, range.from, range.to)
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
      deleteBetween(draft, core.pageId, range.from, range.to)
      draft.insertText(range.from.block, range.from.offset, text, attributes)
      return { block: range.from.block, offset: range.from.offset + text.length }
    })
  }

export function trashAndStay(core: EditorCore, draft: Draft, ids: readonly Uuid[]): BlockPoint | null {
  const before = ids[0] === undefined ? null : endOfTextBefore(core, ids[0])
  trashAll(draft, ids)
  return before
}

/** Where the caret goes when a block goes. */
export function endOfTextBefore({ replica, pageId }: EditorCore, id: Uuid): BlockPoint | null {
  let before = previousBlock(replica, id, pageId)
  while (before !== null && !isFlowing(replica, before)) before = previousBlock(replica, before, pageId)
  return before === null ? null : { block: before, offset: replica.length(before) }
}
