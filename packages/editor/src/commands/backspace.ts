// Backspace and Delete. In text they take one grapheme; at the border of a block they merge it with its neighbour, so that
// what another person types there at the same time stays. Across what keeps texts apart only the caret goes.
import { mayOutdent, outdentBlock } from '@sheaf/core/actions/blocks/indent'
import { isSpare, joinBlocks, leaveFrame, trashIfEmpty } from '@sheaf/core/actions/blocks/join-blocks'
import { holdsText, isMadeOfParts, mayMerge, PARAGRAPH, placeAround, traitsOf } from '@sheaf/core/actions/blocks/places'
import { blockAfter, nextBlock, previousBlock } from '@sheaf/core/actions/blocks/reading-order'
import { isLastOfPart } from '@sheaf/core/actions/blocks/tidy-frames'
import { turnBlock } from '@sheaf/core/actions/blocks/turn-block'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { NodeSelection } from 'prosemirror-state'
import { BlockIndex } from '../block-index'
import type { EditorCore } from '../editor-core'
import { graphemeAfter, graphemeBefore } from '../graphemes'
import { type Command, caretPoint } from './command'
import { deleteSelection, endOfTextBefore } from './delete-range'
import { foldOf, seenBlock } from './places'

export const backspace: Command = core => {
  if (deleteSelection(core)) return true
  const point = caretPoint(core)
  if (!point) return false
  if (point.offset > 0) return deleteText(core, graphemeBefore)
  const { replica, pageId } = core
  const block = replica.view.mustBlock(point.block)
  const { flowing } = traitsOf(replica, block.id)
  // A cell ends where it begins, and so does code that says something.
  if (isMadeOfParts(replica, block.parent_id, pageId) || (!flowing && replica.length(block.id) > 0)) return true
  if (block.type !== PARAGRAPH) return core.act(draft => turnBlock(draft, core.ports, block.id, { type: PARAGRAPH }))
  // A last child first comes back out; only then it joins what is before it.
  if (isLastChild(core, block.id) && mayOutdent(replica, pageId, block.id)) {
    return core.act(draft => {
      outdentBlock(draft, block.id)
      return null
    })
  }
  // An empty column goes with the last block in it.
  if (isLastOfPart(replica, block.id)) {
    const end = endOfTextBefore(core, block.id)
    return core.act(draft => {
      leaveFrame(draft, block.id)
      return end
    })
  }
  const before = previousBlock(replica, block.id, pageId)
  return before !== null && joinBack(core, block.id, seenBlock(core, before))
}

export const deleteForward: Command = core => {
  if (deleteSelection(core)) return true
  const point = caretPoint(core)
  if (!point) return false
  const { replica, pageId } = core
  const { block } = point
  if (point.offset < replica.length(block)) return deleteText(core, graphemeAfter)
  const next = foldOf(core, block) === 'closed' ? blockAfter(replica, block, pageId) : nextBlock(replica, block, pageId)
  if (next === null) return false
  if (mayMerge(replica, next, block, pageId))
    return core.act(draft => {
      joinBlocks(draft, next, block)
      return point
    })
  if (
    traitsOf(replica, next).head === 'void' &&
    placeAround(replica, next, pageId) === placeAround(replica, block, pageId)
  )
    return selectVoid(core, next)
  const text = nearestText(core, next, nextBlock)
  return goTo(core, block, text === null ? null : { block: text, offset: 0 })
}

function joinBack(core: EditorCore, block: Uuid, into: Uuid): boolean {
  const { replica, pageId } = core
  if (mayMerge(replica, block, into, pageId)) {
    const offset = replica.length(into)
    return core.act(draft => {
      joinBlocks(draft, block, into)
      return { block: into, offset }
    })
  }
  if (
    traitsOf(replica, into).head === 'void' &&
    placeAround(replica, into, pageId) === placeAround(replica, block, pageId)
  )
    return selectVoid(core, into)
  const text = nearestText(core, into, previousBlock)
  return goTo(core, block, text === null ? null : { block: text, offset: replica.length(text) })
}
/** Through frames, which have no text of their own. */
function nearestText({ replica, pageId }: EditorCore, from: Uuid, step: typeof nextBlock): Uuid | null {
  let at: Uuid | null = from
  while (at !== null && traitsOf(replica, at).head === 'frame') at = step(replica, at, pageId)
  return at !== null && holdsText(replica, at) ? at : null
}
/** Over a border only the caret goes. A block with nothing in it, of which there are others in its place, goes behind it. */
function goTo(core: EditorCore, block: Uuid, target: BlockPoint | null): boolean {
  if (!target) return true
  const goes = isSpare(core.replica, core.pageId, block)
  core.act(draft => {
    if (goes) trashIfEmpty(draft, block)
    return target
  })
  return true
}
/** A block without text is selected first: what cannot be read should not go by a slip. */
function selectVoid(core: EditorCore, id: Uuid): boolean {
  const shown = new BlockIndex(core.state.doc).get(id)
  if (!shown) return false
  core.dispatch(core.state.tr.setSelection(NodeSelection.create(core.state.doc, shown.pos + 1)).scrollIntoView())
  return true
}
function isLastChild(core: EditorCore, id: Uuid): boolean {
  const { parent_id } = core.replica.view.mustBlock(id)
  return parent_id !== core.pageId && core.replica.view.content(parent_id).at(-1) === id
}

function deleteText(core: EditorCore, other: typeof graphemeBefore): boolean {
  const { $head } = core.state.selection
  const offset = other($head.parent.textBetween(0, $head.parent.content.size, '', '\uFFFC'), $head.parentOffset)
  const at = $head.start() + offset
  core.dispatch(core.state.tr.delete(Math.min(at, $head.pos), Math.max(at, $head.pos)).scrollIntoView())
  return true
}
