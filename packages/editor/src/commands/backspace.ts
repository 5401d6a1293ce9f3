// Backspace and Delete. In text they take one grapheme; at the border of a block they merge it with its neighbour, so that
// what another person types there at the same time stays.
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { NodeSelection } from 'prosemirror-state'
import { BlockIndex } from '../block-index'
import type { EditorCore } from '../editor-core'
import { graphemeAfter, graphemeBefore } from '../graphemes'
import { PARAGRAPH } from '../schema'
import { type Command, caretPoint } from './command'
import { deleteSelection } from './delete-range'
import { outdentBlock } from './indent'
import { isFlowing, nextBlock, previousBlock } from './reading-order'

export const backspace: Command = core => {
  if (deleteSelection(core)) return true
  const point = caretPoint(core)
  if (!point) return false
  if (point.offset > 0) return deleteText(core, graphemeBefore)
  const { replica, pageId } = core
  const block = replica.view.mustBlock(point.block)
  if (block.type !== PARAGRAPH)
    return core.act(draft => {
      draft.set(blockPointer(replica.options.spaceId, block.id), ['type'], PARAGRAPH)
      return null
    })
  // A last child first comes back out; only then it joins what is before it.
  if (block.parent_id !== pageId && isLastChild(core, block.id)) {
    return core.act(draft => {
      outdentBlock(core, draft, block.id)
      return null
    })
  }
  const before = previousBlock(replica, block.id, pageId)
  return before !== null && mergeInto(core, block.id, before)
}

export const deleteForward: Command = core => {
  if (deleteSelection(core)) return true
  const point = caretPoint(core)
  if (!point) return false
  const { replica, pageId } = core
  if (point.offset < replica.length(point.block)) return deleteText(core, graphemeAfter)
  const next = nextBlock(replica, point.block, pageId)
  if (next === null) return false
  if (!isFlowing(replica, next)) return selectVoid(core, next)
  return core.act(draft => {
    draft.merge(next, point.block)
    return point
  })
}

function mergeInto(core: EditorCore, block: Uuid, into: Uuid): boolean {
  const { replica } = core
  if (!isFlowing(replica, into)) return selectVoid(core, into)
  const offset = replica.length(into)
  return core.act(draft => {
    draft.merge(block, into)
    return { block: into, offset }
  })
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
  return core.replica.view.content(parent_id).at(-1) === id
}

function deleteText(core: EditorCore, other: typeof graphemeBefore): boolean {
  const { $head } = core.state.selection
  const offset = other($head.parent.textBetween(0, $head.parent.content.size, '', '\uFFFC'), $head.parentOffset)
  const at = $head.start() + offset
  core.dispatch(core.state.tr.delete(Math.min(at, $head.pos), Math.max(at, $head.pos)).scrollIntoView())
  return true
}
