import { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** On the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The caret where somebody pressed; false where this text is not. */
export function focusAt(view: EditorView, { x, y }: Point): boolean {
  const at = view.dom.contains(document.elementFromPoint(x, y)) ? view.posAtCoords({ left: x, top: y }) : null
  if (!at) return false
  view.focus()
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))))
  return true
}
