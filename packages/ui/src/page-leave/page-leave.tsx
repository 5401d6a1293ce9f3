// The last moment of a page for what a person has typed and nobody has written down yet. Most fields are written when they are left: when the
// page goes, by a reload or a closed tab, they are left first, in their usual way. Whoever sends what is unsent when the page goes
// listens to `pagehide` without capture, and so comes after all of this.
import { useEffect, useEffectEvent } from 'react'
import { pressHeldKeys } from '../held-keys/held-keys'

/** `write` is done by when it returns, or with promises that are settled already: there is no later. Returns what ends it. */
export function beforePageGoes(write: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const whenHidden = (): void => {
    // A phone may end a hidden tab without notice. On a desktop people come back to the field that they were in.
    if (document.hidden && matchMedia('(pointer: coarse)').matches) write()
  }
  addEventListener('pagehide', write, { capture: true, signal })
  document.addEventListener('visibilitychange', whenHidden, { signal })
  return () => ending.abort()
}

/** For what is written when it is closed, and not when its fields are left. */
export function useBeforePageGoes(write: () => void): void {
  const latest = useEffectEvent(write)
  useEffect(() => beforePageGoes(() => latest()), [])
}

/** Leaves the field that has the focus, which is how most are written. The text of an editor needs no leaving: it writes as it is typed. */
export function leaveField(): void {
  pressHeldKeys()
  const field = document.activeElement
  if (field?.matches('input, textarea')) (field as HTMLElement).blur()
}

/** Once for the whole page. */
export const leaveFieldsWithPage = (): (() => void) => beforePageGoes(leaveField)
