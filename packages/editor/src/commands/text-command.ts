// What a key or a menu does to letters and their marks, wherever the text is kept: in a block of a page, or in a field of one.
import type { EditorState, Transaction } from 'prosemirror-state'

export interface WrittenText {
  readonly state: EditorState
  dispatch(tr: Transaction): void
  readonly options: { readonly history: { closeEntry(): void } }
}

export type TextCommand = (text: WrittenText) => boolean
