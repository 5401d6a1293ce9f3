// Puts in what comes late. Until it is here it is asked for by whoever needs it: a page with tables or code, or a press of Escape or
// of a combination, which is then answered as if it had come in time, unless another key was pressed since.
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import type { EditorView } from 'prosemirror-view'
import { codeType, frameType } from './schema'

const AGAIN_MS = 100

/** Returns what ends the waiting. `put` is called once. */
export function awaitLate(view: EditorView, late: Fetched<unknown>, put: () => void): () => void {
  const waiting = new AbortController()
  const load = (): void => void late.load().catch(() => {})
  let pressed: KeyboardEvent | null = null
  const take = (): void => {
    if (waiting.signal.aborted) return
    // Another set of plugins under a composition would end it.
    if (view.composing) {
      setTimeout(take, AGAIN_MS)
      return
    }
    waiting.abort()
    leave()
    put()
    const press = pressed
    if (press) view.someProp('handleKeyDown', answer => answer(view, press))
  }
  const leave = late.subscribe(take)
  view.dom.addEventListener(
    'keydown',
    event => {
      const isMeant = event.key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey
      pressed = isMeant && !event.defaultPrevented ? event : null
      if (pressed) load()
    },
    { signal: waiting.signal },
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
