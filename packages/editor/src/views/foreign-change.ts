// Detects who changed the elements of a page. A person's changes come with input events, and ProseMirror reads them. Anything else that
// removes or moves blocks (extensions, translators, scripts of embeds) is not intended: reading it would delete records, ignoring it
// would leave the page without parts of its document. It is reverted on the screen.
import type { ViewMutationRecord } from 'prosemirror-view'

/** ProseMirror reads what was typed up to 20 ms later. */
const READ_WITHIN_MS = 60

export interface ForeignChange {
  /** Call this for every `beforeinput` and `input`. */
  readonly input: () => void
  /** Whether other programs took or added elements of a block or a piece: what it shows is then put back. */
  readonly isIn: (mutation: ViewMutationRecord) => boolean
}
/** Dispatched on the page's own element; `redraw-detached.ts` listens. */
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
