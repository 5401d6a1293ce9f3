// Where on the screen a piece of text is.
import type { EditorView } from 'prosemirror-view'

/** The lines that a range covers; of a range over several lines, all of their width. */
export function rectBetween(view: EditorView, from: number, to: number): DOMRect {
  const { size } = view.state.doc.content
  const start = view.coordsAtPos(Math.min(from, size), 1)
  const end = view.coordsAtPos(Math.min(to, size), -1)
  const isOneLine = Math.abs(start.top - end.top) < (start.bottom - start.top) / 2
  const left = isOneLine ? Math.min(start.left, end.left) : view.dom.getBoundingClientRect().left
  const right = isOneLine ? Math.max(start.right, end.right) : left + view.dom.clientWidth
  const top = Math.min(start.top, end.top)
  return new DOMRect(left, top, right - left, Math.max(start.bottom, end.bottom) - top)
}
