import type { Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** Letters over what is selected, as if the browser had put them in. */
export function writeText(view: EditorView, text: string): void {
  const { from, to } = view.state.selection
  const write = (): Transaction => view.state.tr.insertText(text).scrollIntoView()
  if (!view.someProp('handleTextInput', take => take(view, from, to, text, write))) view.dispatch(write())
}
