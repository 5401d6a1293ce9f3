// Keys that came before the menu they are for. A menu is loaded when it is first wanted, and people type on meanwhile: from the
// first key that the menu should have had, all of them wait and then go, in their order, where they would have gone.
const LONGEST_MS = 3_000

export interface KeyGoals {
  /** The menu's, while it is open; false where it has no use for the key. */
  readonly menu: (event: KeyboardEvent) => boolean
  /** The text's. */
  readonly text: (event: KeyboardEvent) => void
  /** The menu did not come: nothing waits for it any longer. */
  readonly giveUp: () => void
}

export class HeldKeys {
  private readonly keys: KeyboardEvent[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private isReleasing = false
  private isHanding = false

  constructor(private readonly goals: KeyGoals) {}

  /** The first key that has to wait. */
  begin(event: KeyboardEvent): true {
    this.keys.push(event)
    this.timer ??= setTimeout(() => void this.release(this.goals.giveUp), LONGEST_MS)
    return true
  }
  /** True when it has to wait behind others. */
  hold(event: KeyboardEvent): boolean {
    if (this.keys.length === 0 || this.isHanding) return false
    this.keys.push(event)
    return true
  }
  /** Hands them out one by one: what one changes has to be seen by the next. */
  async release(first: () => void = () => {}): Promise<void> {
    this.stopWaiting()
    if (this.isReleasing) return
    this.isReleasing = true
    first()
    for (let [next] = this.keys; next; [next] = this.keys) {
      this.isHanding = true
      if (!this.goals.menu(next)) this.goals.text(next)
      this.isHanding = false
      await new Promise(resolve => setTimeout(resolve))
      this.keys.shift()
    }
    this.isReleasing = false
  }
  /** The person went elsewhere before the menu came. */
  drop(): void {
    if (this.isReleasing) return
    this.stopWaiting()
    this.keys.length = 0
  }
  private stopWaiting(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }
}

/** Puts a key into a text that has the focus, as far as a program may. */
export function pressIn(text: HTMLElement, event: KeyboardEvent): void {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event
  const copy = new KeyboardEvent('keydown', {
    ...{ key, code, shiftKey, ctrlKey, metaKey, altKey },
    bubbles: true,
    cancelable: true,
  })
  if (!text.dispatchEvent(copy) || ctrlKey || metaKey || altKey) return
  if (key.length === 1) document.execCommand('insertText', false, key)
  else if (key === 'Backspace') document.execCommand('delete')
}
