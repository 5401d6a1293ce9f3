// Keeps the keyboard focus on the page. When the focused element is removed and nothing moves the focus, it returns to the previous
// element, or the nearest that still exists: people who use a screen reader or no mouse would otherwise lose their position.

/** How many places are remembered. */
const REMEMBERED = 12
/** Code that closes a panel or renders a list again restores the focus itself within this time. */
const OTHERS_FIRST_MS = 250

/** `last`: where it goes when all else is gone. Returns what ends it. */
export function keepFocus(last: HTMLElement): () => void {
  let past: readonly (readonly HTMLElement[])[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  // What a document opens with takes no focus; what replaces a screen that somebody pressed a key or button on does.
  const hasActed = navigator.userActivation.hasBeenActive
  const ending = new AbortController()
  const restore = (): void => {
    timer = undefined
    if (!isNowhere() || (past.length === 0 && !hasActed)) return
    // On touch screens focusing an editable element would open the keyboard.
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
  if (isNowhere()) look()
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
