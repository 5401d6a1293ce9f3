// Puts back what the page should show and does not: elements of blocks and pieces that were taken out of the document or moved. It reads
// what ProseMirror keeps of its drawing, and marks as drawn wrongly only what is; texts are ProseMirror's own affair.
import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { BlockNodeView } from './block-node-view'
import { DISTURBED } from './foreign-change'

/** What ProseMirror keeps of a node that it drew. */
interface Drawing {
  readonly dom: globalThis.Node
  readonly contentDOM: HTMLElement | null
  readonly children: readonly Drawing[]
  readonly node?: Node
  /** The node view. */
  readonly spec?: unknown
  dirty: number
}
const CHILD_DIRTY = 1
const CONTENT_DIRTY = 2
const NODE_DIRTY = 3

/** Whether a block lacks what it has beside its text, or the element around the text. */
function lacksParts({ dom, contentDOM, spec }: Drawing): boolean {
  if (contentDOM !== dom && contentDOM?.parentNode !== dom) return true
  return spec instanceof BlockNodeView && spec.parts().some(part => part.parentNode !== dom)
}

/** Whether an element has everything that was drawn into it, in its order. */
function isWhole({ contentDOM, children }: Drawing): boolean {
  let at = contentDOM?.firstChild ?? null
  for (const { dom } of children) {
    if (dom !== at) return false
    at = at.nextSibling
  }
  return true
}
/** Marks what must be drawn again, with everything above it; says whether anything must. */
function mark(drawing: Drawing): boolean {
  if (!drawing.node || !drawing.contentDOM || drawing.node.isTextblock) return false
  let isBelow = false
  for (const child of drawing.children) isBelow = mark(child) || isBelow
  if (lacksParts(drawing)) drawing.dirty = NODE_DIRTY
  else if (!isWhole(drawing)) drawing.dirty = Math.max(drawing.dirty, CONTENT_DIRTY)
  else if (isBelow) drawing.dirty = Math.max(drawing.dirty, CHILD_DIRTY)
  return drawing.dirty > 0
}

/** Says whether something was missing. */
function redrawDetached(view: EditorView): boolean {
  // While a text is composed its elements are the browser's.
  if (view.isDestroyed || view.composing) return false
  // Not part of ProseMirror's published interface; its version is pinned.
  const { docView } = view as unknown as { readonly docView: Drawing }
  if (!mark(docView)) return false
  view.updateState(view.state)
  // For those who watch how often it happens.
  performance.mark('sheaf-redrawn')
  return true
}

/** Also after changes: nothing reports what was removed while ProseMirror itself was drawing. */
const LOOK_AFTER_MS = 1_000

export const watchDrawing = (): Plugin =>
  new Plugin({
    props: { handleDOMEvents: { [DISTURBED]: view => putBack(view) } },
    view: view => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = (): void => {
        timer = undefined
        redrawDetached(view)
      }
      // Something may have been taken before this came.
      timer = setTimeout(look)
      return {
        update: (_view, before) => {
          if (before.doc !== view.state.doc) timer ??= setTimeout(look, LOOK_AFTER_MS)
        },
        destroy: () => clearTimeout(timer),
      }
    },
  })

/** When ProseMirror has read what else happened. With its element the browser's caret went somewhere else: it comes back too. */
function putBack(view: EditorView): void {
  const { doc, selection } = view.state
  setTimeout(() => {
    if (redrawDetached(view) && view.state.doc === doc) view.dispatch(view.state.tr.setSelection(selection))
  })
}
