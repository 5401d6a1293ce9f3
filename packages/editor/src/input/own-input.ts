import type { EditorView } from 'prosemirror-view'

/** Whether it goes into this text. ProseMirror asks no block for `beforeinput`, so that what is written in a field or an editor inside a
 * block (a caption, a search) comes by here as well. */
export const isOwnInput = (view: EditorView, { target }: Event): boolean =>
  target instanceof Element && target.closest('.ProseMirror, input, textarea') === view.dom
