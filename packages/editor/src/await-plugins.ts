// Adds the plugins that are loaded after the page. They are loaded when first needed: by a page with tables, code or boxes, or by a press of
// Escape, of a combination, or of Enter after a sign. That press and everything typed after it wait, and are then handled as usual.
import { holdKeys } from '@sheaf/ui/held-keys/held-keys'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { flushCaret } from './fresh-selection'
import { codeType, frameType, voidType } from './schema'

/** Tables and columns, code, and boxes that may be selected. */
const needing = new Set([codeType, frameType, voidType])
const AGAIN_MS = 100
/** With Ctrl or Command: what is not the browser's own. */
const COMBINED = /^([^cvxrtwn]|Enter|F10|Arrow(Up|Down))$/i
/** A fence of code or of a formula: Enter behind it opens one. */
const FENCE = /^(```|\$\$)\w*$/

const isMeant = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'Escape' || ((ctrlKey || metaKey || altKey) && COMBINED.test(key) && (shiftKey || !key.startsWith('Arrow')))
const isFence = ({ state }: EditorView, { key }: KeyboardEvent): boolean =>
  key === 'Enter' && FENCE.test(state.selection.$head.parent.textContent)

/** In the place of what comes late: a key that nothing here has answered is for it, and a fence is before anything answers. */
export function keysForLate(late: Fetched<unknown>): {
  readonly first: readonly Plugin[]
  readonly last: readonly Plugin[]
} {
  let cannotCome = false
  const wait = (event: KeyboardEvent): true => {
    event.stopImmediatePropagation()
    const hold = holdKeys({ first: event })
    const load = late.load().catch(() => {
      cannotCome = true
    })
    void load.then(hold.end)
    return true
  }
  const waiting = (isFor: (view: EditorView, event: KeyboardEvent) => boolean): Plugin =>
    new Plugin({
      props: {
        handleKeyDown: (view, event) => {
          // Fields inside blocks have keys of their own.
          if (event.target !== view.dom || event.isComposing || !isFor(view, event)) return false
          // A key that was held here in vain is pressed again by a program.
          return (event.isTrusted || !cannotCome) && wait(event)
        },
      },
    })
  return { first: [waiting(isFence)], last: [waiting((_, event) => isMeant(event))] }
}

/** Returns what ends the waiting. `put` is called once. */
export function awaitLate(view: EditorView, late: Fetched<unknown>, put: () => void): () => void {
  let isOver = false
  const end = (): void => {
    isOver = true
    leave()
  }
  const take = (): void => {
    if (isOver) return
    // Another set of plugins under a composition would end it.
    if (view.composing) {
      setTimeout(take, AGAIN_MS)
      return
    }
    end()
    flushCaret(view)
    put()
  }
  const leave = late.subscribe(take)
  let isPlain = true
  view.state.doc.descendants(node => {
    if (needing.has(node.type)) isPlain = false
    return isPlain
  })
  if (!isPlain) void late.load().catch(() => {})
  return end
}
