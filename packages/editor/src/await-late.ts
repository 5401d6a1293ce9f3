// Puts in what comes late. Until it is here it is asked for by whoever needs it: a page with tables or code, or a press of Escape or
// of a combination, which is then answered as if it had come in time. What follows a press of Escape goes to the block that it selects, so it
// waits behind it; a combination is given up when another key was pressed since.
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import type { EditorView } from 'prosemirror-view'
import { flushCaret } from './fresh-selection'
import { pressIn } from './input/press-in'
import { codeType, frameType } from './schema'

const AGAIN_MS = 100

/** Returns what ends the waiting. `put` is called once. */
export function awaitLate(view: EditorView, late: Fetched<unknown>, put: () => void): () => void {
  const waiting = new AbortController()
  let pressed: KeyboardEvent | null = null
  let behind: KeyboardEvent[] = []
  const handOut = (): void => {
    const keys = behind
    pressed = null
    behind = []
    // No longer held: `pressed` is gone.
    for (const key of keys) pressIn(view.dom, key)
  }
  const load = (): void => void late.load().catch(handOut)
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
    const press = pressed
    if (press) view.someProp('handleKeyDown', answer => answer(view, press))
    handOut()
  }
  const leave = late.subscribe(take)
  const { signal } = waiting
  view.dom.addEventListener(
    'keydown',
    event => {
      if (pressed?.key !== 'Escape' || event.target !== view.dom || event.isComposing) return
      event.preventDefault()
      event.stopImmediatePropagation()
      behind.push(event)
    },
    { signal, capture: true },
  )
  view.dom.addEventListener(
    'keydown',
    event => {
      // Fields inside blocks have keys of their own.
      if (event.target !== view.dom) return
      const isMeant = event.key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey
      pressed = isMeant && !event.defaultPrevented ? event : null
      if (pressed) load()
    },
    { signal },
  )
  let isPlain = true
  view.state.doc.descendants(node => {
    if (node.type === codeType || node.type === frameType) isPlain = false
    return isPlain
  })
  if (!isPlain) load()
  return () => {
    waiting.abort()
    leave()
  }
}
