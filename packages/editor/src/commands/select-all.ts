// Select all, step by step: first the text of the block, then the block, then every block of the page.
import { TextSelection } from 'prosemirror-state'
import { BlockIndex } from '../block-index'
import { BlockSelection } from '../block-selection/block-selection'
import { selectTouched } from '../block-selection/select-blocks'
import { isTextType } from '../inline'
import type { Command } from './command'

export const selectAll: Command = core => {
  const { doc, selection, tr } = core.state
  const { $from, $to } = selection
  if (!(selection instanceof BlockSelection) && $from.sameParent($to) && isTextType($from.parent.type)) {
    const isWhole = $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size
    if (isWhole) selectTouched(core)
    else core.dispatch(tr.setSelection(TextSelection.create(doc, $from.start(), $from.end())))
    return true
  }
  // All of a long page, also where it is not drawn yet. What one looks at stays where it is.
  core.drawAll()
  const all = BlockSelection.create(core.state.doc, new BlockIndex(core.state.doc).topIds())
  if (all) core.dispatch(core.state.tr.setSelection(all))
  return true
}
