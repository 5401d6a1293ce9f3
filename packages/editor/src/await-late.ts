// Puts in what comes late. Until it is here it is asked for by whoever needs it: a page with tables, code or boxes, or a press of Escape, of
// a combination or of Enter behind a sign. Such a press and all that is typed after it wait, and are answered as if it had come in time.
import { holdKeys } from '@sheaf/ui/held-keys/held-keys'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
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

/** Returns what ends the waiting. `put` is called once. */
export function awaitLate(view: EditorView, late: Fetched<unknown>, put: () => void): () => void {
  const waiting = new AbortController()
  const take = (): void => {
    if (waiting.signal.aborted) return
    // Another set of plugins under a composition would end it.
    if (view.composing) {
      setTimeout(take, AGAIN_MS)
      return
    }
    waiting.abort()
    leave()
    flushCaret(view)
    put()
  }
  const leave = late.subscribe(take)
  const load = (): Promise<unknown> => late.load().catch(() => {})
  const { signal } = waiting
  const wait = (event: KeyboardEvent): void => {
    // Fields inside blocks have keys of their own; what was held is pressed by a program; some keys are answered without.
    if (event.target !== view.dom || !event.isTrusted || event.isComposing || event.defaultPrevented) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const hold = holdKeys({ first: event })
    void load().then(hold.end)
  }
  // Before the text answers it with a new line.
  view.dom.addEventListener('keydown', event => isFence(view, event) && wait(event), { signal, capture: true })
  view.dom.addEventListener('keydown', event => isMeant(event) && wait(event), { signal })
  let isPlain = true
  view.state.doc.descendants(node => {
    if (needing.has(node.type)) isPlain = false
    return isPlain
  })
  if (!isPlain) void load()
  return () => {
    waiting.abort()
    leave()
  }
}
