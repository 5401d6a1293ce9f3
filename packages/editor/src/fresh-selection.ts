// Browsers tell of a moved caret in a task of its own, which a busy machine runs after the next key. Before a key is looked up,
// ProseMirror therefore reads the caret where it is now, as it would have when told. And of a press at the end of the text before a
// block that is selected Chromium tells nothing at all: it takes the selection to be there already. A dialog that closes leaves the
// browser's selection outside of the text; where the state has not changed meanwhile nobody would put it back, and a copy would be
// asked of the page instead of the editor.
import { Plugin, type Selection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isTextType } from './inline'

/** Not part of ProseMirror's published interface; its version is pinned. */
interface WithObserver {
  readonly domObserver?: { flush?(): void }
}

/** Reads the caret from the screen. Redrawing the document would otherwise put it back. */
export function flushCaret(view: EditorView): void {
  if (!view.composing) (view as unknown as WithObserver).domObserver?.flush?.()
}

/** Puts the selection where the state has it, if the keys come here and the browser has it elsewhere. */
function ownSelection(view: EditorView): void {
  if (!view.hasFocus() || view.composing) return
  const shown = view.dom.ownerDocument.getSelection()
  if (shown && !view.dom.contains(shown.anchorNode)) view.focus()
}

/** Where the browser told nothing of a press, the caret goes to where it was pressed. */
function intoText(view: EditorView, pos: number): boolean {
  if (!(view.state.selection instanceof TextSelection)) flushCaret(view)
  const { selection, doc, tr } = view.state
  if (selection instanceof TextSelection || !isTextType(doc.resolve(pos).parent.type)) return false
  view.dispatch(tr.setSelection(TextSelection.create(doc, pos)))
  return true
}

export const freshSelection = (): Plugin =>
  new Plugin({
    props: {
      handleKeyDown(view: EditorView) {
        ownSelection(view)
        flushCaret(view)
        return false
      },
      handleDOMEvents: {
        click: view => {
          ownSelection(view)
          return false
        },
        // From a menu it comes without a key.
        paste: view => {
          flushCaret(view)
          return false
        },
      },
      // Two quick presses are one double press, and mean the same here.
      handleClick: intoText,
      handleDoubleClick: intoText,
      handleTripleClick: intoText,
    },
  })

/**
 * Where the caret is on screen, if that is elsewhere than the state says: the browser has moved it and did not tell yet. Where nothing
 * may be written there is no focus; words are selected there all the same, to be copied or commented on.
 */
export function movedSelection(view: EditorView): Selection | null {
  const { selection, doc } = view.state
  if (!(selection instanceof TextSelection) || view.composing || (view.editable && !view.hasFocus())) return null
  const shown = view.dom.ownerDocument.getSelection()
  if (!shown?.anchorNode || !shown.focusNode) return null
  if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return null
  const anchor = view.posAtDOM(shown.anchorNode, shown.anchorOffset)
  const head = view.posAtDOM(shown.focusNode, shown.focusOffset)
  if (anchor === selection.anchor && head === selection.head) return null
  // Where no caret can be, as within a block that has a text of its own, the nearest place may be the one it is at.
  const moved = TextSelection.between(doc.resolve(anchor), doc.resolve(head))
  return moved.eq(selection) ? null : moved
}
