// The caret is never inside a letter that takes two places, as an emoji does. Where the browser has drawn something else than the document
// holds, or a place is found by coordinates, it could be; what is typed there would take the letter apart.
import type { ResolvedPos } from 'prosemirror-model'
import { Plugin, TextSelection } from 'prosemirror-state'

/** The position, or the one before the letter that it is inside. */
function outsideLetter($pos: ResolvedPos): number {
  const letter =
    $pos.textOffset > 0 ? $pos.parent.child($pos.index()).text?.codePointAt($pos.textOffset - 1) : undefined
  return letter !== undefined && letter > 0xffff ? $pos.pos - 1 : $pos.pos
}

export const wholeLetters = (): Plugin =>
  new Plugin({
    appendTransaction(_transactions, _before, { selection, doc, tr }) {
      if (!(selection instanceof TextSelection)) return null
      const anchor = outsideLetter(selection.$anchor)
      const head = outsideLetter(selection.$head)
      if (anchor === selection.anchor && head === selection.head) return null
      return tr.setSelection(TextSelection.create(doc, anchor, head))
    },
  })
