// Making a selection of blocks, and leaving it.
import type { Uuid } from '@sheaf/core/ids'
import { Selection, TextSelection } from 'prosemirror-state'
import { BlockIndex } from '../block-index'
import { type Command, selectedBlocks } from '../commands/command'
import type { EditorCore } from '../editor-core'
import { hasText, headOf } from '../inline'
import { BlockSelection } from './block-selection'
import { unitOf } from './units'

/** False when none of them is shown. */
export function selectBlocks(core: EditorCore, ids: Iterable<Uuid>, anchor?: Uuid, head?: Uuid): boolean {
  const selection = BlockSelection.create(core.state.doc, ids, anchor, head)
  if (!selection) return false
  core.dispatch(core.state.tr.setSelection(selection).scrollIntoView())
  return true
}

export const unitsOf = (core: EditorCore, ids: readonly Uuid[]): readonly Uuid[] => [
  ...new Set(ids.flatMap(id => unitOf(core, id) ?? [])),
]

/** From text to the blocks it lies in. */
export const selectTouched: Command = core => {
  const { selection } = core.state
  const ids = unitsOf(core, selectedBlocks(core))
  const isForward = selection.anchor <= selection.head
  return selectBlocks(core, ids, isForward ? ids[0] : ids.at(-1), isForward ? ids.at(-1) : ids[0])
}

/** Back to text: the caret goes to the end of the block that was reached last. */
export const editSelected: Command = core => {
  const { selection, doc, tr } = core.state
  if (!(selection instanceof BlockSelection)) return false
  const shown = new BlockIndex(doc).get(selection.headId) ?? selection.nodes.at(-1)
  if (!shown) return false
  if (!hasText(shown.node)) return false
  const at = shown.pos + 2 + headOf(shown.node).content.size
  core.dispatch(tr.setSelection(TextSelection.create(doc, at)).scrollIntoView())
  return true
}
/** Back to text wherever there is some: in the block, or beside it. */
export const leaveBlocks: Command = core => {
  if (editSelected(core)) return true
  const { selection, doc, tr } = core.state
  if (!(selection instanceof BlockSelection)) return false
  core.dispatch(tr.setSelection(Selection.near(doc.resolve(selection.head))).scrollIntoView())
  return true
}
