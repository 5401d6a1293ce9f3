// Making, moving and extending a selection of blocks.
import type { Uuid } from '@sheaf/core/ids'
import { Selection, TextSelection } from 'prosemirror-state'
import { BlockIndex } from '../block-index'
import { type Command, selectedBlocks } from '../commands/command'
import type { EditorCore } from '../editor-core'
import { hasText, headOf } from '../inline'
import { BlockSelection } from './block-selection'
import { unitOf, unitsInOrder } from './units'

/** False when none of them is shown. */
export function selectBlocks(core: EditorCore, ids: Iterable<Uuid>, anchor?: Uuid, head?: Uuid): boolean {
  const selection = BlockSelection.create(core.state.doc, ids, anchor, head)
  if (!selection) return false
  core.dispatch(core.state.tr.setSelection(selection).scrollIntoView())
  return true
}

const unitsOf = (core: EditorCore, ids: readonly Uuid[]): readonly Uuid[] => [
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

/** One unit up or down. Says whether the selection is on blocks, so that the key is used up at the edges too. */
export const stepBlocks =
  (step: 1 | -1, isExtending: boolean): Command =>
  core => {
    const { selection } = core.state
    if (!(selection instanceof BlockSelection)) return false
    const order = unitsInOrder(core)
    const head = order.indexOf(selection.headId)
    const anchor = order.indexOf(selection.anchorId)
    if (head < 0) return true
    let next = head + step
    // What lies below a block is selected with it: going on down steps over it.
    const isBelow = (unit: Uuid | undefined): boolean =>
      unit !== undefined && core.replica.view.isAncestorOrSelf(selection.headId, unit)
    if (isExtending && step === 1 && head >= anchor) while (isBelow(order[next])) next++
    const to = order[next]
    if (to === undefined) return true
    if (!isExtending || anchor < 0) selectBlocks(core, [to])
    else selectBlocks(core, order.slice(Math.min(anchor, next), Math.max(anchor, next) + 1), selection.anchorId, to)
    return true
  }

/** From where the selection began to a block. */
export const extendTo =
  (id: Uuid): Command =>
  core => {
    const { selection } = core.state
    const unit = unitOf(core, id)
    const touched = unitsOf(core, selectedBlocks(core))
    const began = selection instanceof BlockSelection ? selection.anchorId : touched[0]
    if (unit === null || began === undefined) return false
    const order = unitsInOrder(core)
    const from = order.indexOf(began)
    const to = order.indexOf(unit)
    if (from < 0 || to < 0) return false
    return selectBlocks(core, order.slice(Math.min(from, to), Math.max(from, to) + 1), began, unit)
  }
/** One more, or one less. */
export const toggleBlock =
  (id: Uuid): Command =>
  core => {
    const unit = unitOf(core, id)
    if (unit === null) return false
    const { selection } = core.state
    const held = selection instanceof BlockSelection ? selection.ids : []
    if (!held.includes(unit)) return selectBlocks(core, [...held, unit], unit, unit)
    const rest = held.filter(other => other !== unit)
    return rest.length > 0 ? selectBlocks(core, rest) : leaveBlocks(core)
  }
