// Who changed the elements of a page. What a person does in the text is told by events of input, and ProseMirror reads it. Everything
// else that takes blocks away or moves them (extensions, translators, scripts of embeds) is nobody's wish: read, it would delete
// records; ignored, the page would go on without drawing what its document holds. It is undone on the screen.
import type { ViewMutationRecord } from 'prosemirror-view'

/** ProseMirror reads what was typed up to 20 ms later. */
const READ_WITHIN_MS = 60

export interface ForeignChange {
  /** To be called for every `beforeinput` and `input`. */
  readonly input: () => void
  /** Whether other programs took or added elements of a block or a piece: what it shows is then put back. */
  readonly isIn: (mutation: ViewMutationRecord) => boolean
}
/** Told to the page's own element; `redraw-detached.ts` listens. */
export const DISTURBED = 'sheaf-disturbed'

export function foreignChange(page: () => HTMLElement): ForeignChange {
  let inputUntil = 0
  return {
    input: () => {
      inputUntil = performance.now() + READ_WITHIN_MS
    },
    isIn: ({ type }) => {
      const isForeign = type === 'childList' && performance.now() > inputUntil
      if (isForeign) page().dispatchEvent(new Event(DISTURBED))
      return isForeign
    },
  }
}
