// While an input method composes a text, what other people do waits: a change under the composition would end it.
import type { EditorView } from 'prosemirror-view'

/** ProseMirror reads the last of a composition a moment after it ended. */
const AFTER_END_MS = 40
/** How often it is asked whether there still is one. */
const LOOK_EVERY_MS = 500
/** What a key says that an input method has taken. */
const TAKEN_KEY = 229

export class CompositionHold {
  private release: (() => void) | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private watch: AbortController | undefined

  constructor(private readonly hold: () => () => void) {}

  start(view: EditorView): void {
    clearTimeout(this.timer)
    if (this.release) return
    this.release = this.hold()
    this.watchEnd(view)
  }
  end(view: EditorView): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (!view.isDestroyed && view.composing) this.end(view)
      else this.stop()
    }, AFTER_END_MS)
  }
  stop(): void {
    clearTimeout(this.timer)
    this.watch?.abort()
    const { release } = this
    this.release = null
    release?.()
  }

  /**
   * Browsers fire no event for a composition that ends because its text was redrawn, by an undo for example. ProseMirror would go on
   * ignoring keys, and nothing would come in any more.
   */
  private watchEnd(view: EditorView): void {
    this.watch = new AbortController()
    const { signal } = this.watch
    const endUnsaid = (): void => void (view.composing && view.dom.dispatchEvent(new Event('compositionend')))
    const onKey = ({ isComposing, keyCode }: KeyboardEvent): void => {
      if (!isComposing && keyCode !== TAKEN_KEY) endUnsaid()
    }
    view.dom.addEventListener('keydown', onKey, { capture: true, signal })
    // The browser's own word comes first, if it comes.
    view.dom.addEventListener('focusout', () => setTimeout(() => signal.aborted || endUnsaid()), { signal })
    const look = setInterval(() => (view.isDestroyed || !view.composing) && this.stop(), LOOK_EVERY_MS)
    signal.addEventListener('abort', () => clearInterval(look))
  }
}
