// A page that somebody has just made is where they write next, also when it has a name already: its title takes the focus as it opens,
// and what is typed until then waits for it.
import { holdKeys, type KeyHold } from '@sheaf/ui/held-keys/held-keys'

let held: KeyHold | null = null

/** For the next page that opens. Whoever presses Escape or the pointer meanwhile is doing something else. */
export function awaitTitle(): void {
  held?.end()
  held = holdKeys({ onCancel: () => {} })
}

/** Asked once by each page that opens. */
export function endTitleWait(): boolean {
  const isAwaited = held?.isOn() ?? false
  held?.end()
  held = null
  return isAwaited
}
