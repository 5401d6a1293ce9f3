// The keyboard always has a place. When what has the focus is taken away and nobody moves the focus on, it goes back to where it was
// before, as near as that still is: to somebody who does not see the screen, or has no mouse, the page would otherwise be gone.

/** How many places are remembered. */
const REMEMBERED = 12
/** Whoever closes something, or draws a list anew, gives the focus back within this time. */
const OTHERS_FIRST_MS = 250

/** `last`: where it goes when all else is gone. Returns what ends it. */
export function keepFocus(last: HTMLElement): () => void {
  let past: readonly (readonly HTMLElement[])[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const ending = new AbortController()
  const restore = (): void => {
    timer = undefined
    // On a page that was just opened nobody has been anywhere yet.
    if (!isNowhere() || past.length === 0) return
    // On glass an editable place would bring up a keyboard that nobody asked for.
    const isTouch = matchMedia('(pointer: coarse)').matches
    const places = isTouch ? [] : past.flat()
    for (const place of [...places, last]) {
      if (!place.isConnected) continue
      place.focus({ preventScroll: true })
      if (!isNowhere()) return
    }
  }
  const look = (): void => {
    if (timer === undefined) timer = setTimeout(restore, OTHERS_FIRST_MS)
  }
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement) past = [around(target), ...past].slice(0, REMEMBERED)
    },
    { signal: ending.signal },
  )
  addEventListener('focusout', look, { signal: ending.signal })
  // Of what is removed with the focus in it not every browser tells.
  const removals = new MutationObserver(() => isNowhere() && look())
  removals.observe(document.body, { childList: true, subtree: true })
  return () => {
    ending.abort()
    removals.disconnect()
    clearTimeout(timer)
  }
}

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body

/** The element, and those around it that can have the focus themselves. */
function around(element: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement)
    if (at === element || at.tabIndex >= 0) found.push(at)
  return found
}
