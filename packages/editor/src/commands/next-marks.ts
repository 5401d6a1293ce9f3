import type { Mark } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'

/** Marks that text typed now would carry. */
export const nextMarks = (state: EditorState): readonly Mark[] => state.storedMarks ?? state.selection.$from.marks()
