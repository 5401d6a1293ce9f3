// Select all, step by step: first the text of the block, then the whole page.
import { AllSelection, TextSelection } from 'prosemirror-state'
import { bodyType } from '../schema'
import type { Command } from './command'

export const selectAll: Command = core => {
  const { doc, selection, tr } = core.state
  const { $from, $to } = selection
  const inOneText = $from.sameParent($to) && $from.parent.type === bodyType
  const isWhole = $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size
  if (inOneText && !isWhole) core.dispatch(tr.setSelection(TextSelection.create(doc, $from.start(), $from.end())))
  else core.dispatch(tr.setSelection(wholePage(core.state.doc)))
  return true
}

/** From text to text where the page starts and ends with some: such a selection can be typed over. */
function wholePage(doc: Parameters<typeof TextSelection.create>[0]): TextSelection | AllSelection {
  const first = TextSelection.atStart(doc)
  const last = TextSelection.atEnd(doc)
  const isText = first instanceof TextSelection && last instanceof TextSelection && first.from === 3
  return isText ? TextSelection.create(doc, first.from, last.to) : new AllSelection(doc)
}
