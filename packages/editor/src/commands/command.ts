// What a key or a menu does. A command reads the selection, builds operations on the view and says whether it did anything.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { NodeSelection } from 'prosemirror-state'
import { idOf } from '../block-index'
import { BlockSelection } from '../block-selection/block-selection'
import type { EditorCore } from '../editor-core'
import { EMPTY_ID } from '../render'
import { blockOf, pointAt } from '../selection'

export type Command = (core: EditorCore) => boolean

/** Both ends of the selection, where they lie in text. */
export function selectedRange(core: EditorCore): { readonly from: BlockPoint; readonly to: BlockPoint } | null {
  const { $from, $to } = core.state.selection
  const from = pointAt($from)
  const to = pointAt($to)
  return from && to ? { from, to } : null
}
export const caretPoint = (core: EditorCore): BlockPoint | null =>
  core.state.selection.empty ? pointAt(core.state.selection.$head) : null
/** The caret is in the block of an empty page, which is no record yet. */
export function isInEmptyPage(core: EditorCore): boolean {
  const block = blockOf(core.state.selection.$head)
  return block !== null && idOf(block) === EMPTY_ID
}
/** A block without text that is selected as a whole. */
export function selectedVoid(core: EditorCore): Uuid | null {
  const { selection } = core.state
  const block = selection instanceof NodeSelection && !selection.node.isInline ? blockOf(selection.$from) : null
  return block && idOf(block) !== EMPTY_ID ? idOf(block) : null
}

/** The blocks that the selection touches, without those that lie below another of them. In reading order. */
export function selectedBlocks(core: EditorCore): readonly Uuid[] {
  if (core.state.selection instanceof BlockSelection)
    return core.state.selection.ids.filter(id => core.replica.block(id)?.alive)
  const { from, to } = core.state.selection
  const ids: Uuid[] = []
  core.state.doc.nodesBetween(from, to, (node, pos) => {
    if (node.type.name !== 'block') return true
    const headEnd = pos + 1 + (node.firstChild?.nodeSize ?? 0)
    if (from > headEnd) return true
    if (idOf(node) !== EMPTY_ID) ids.push(idOf(node))
    return false
  })
  return ids
}
