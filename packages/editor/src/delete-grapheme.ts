// Backspace and Delete in a text that is a document by itself: what is selected, or one character as people see it.
import type { EditorState, Transaction } from 'prosemirror-state'
import { graphemeAfter, graphemeBefore } from './graphemes'

export function deleteGrapheme({ selection, doc, tr }: EditorState, side: 'before' | 'after'): Transaction {
  if (!selection.empty) return tr.deleteSelection()
  const text = doc.textBetween(0, doc.content.size, '', '\uFFFC')
  const at = (side === 'before' ? graphemeBefore : graphemeAfter)(text, selection.head)
  return tr.delete(Math.min(at, selection.head), Math.max(at, selection.head))
}
