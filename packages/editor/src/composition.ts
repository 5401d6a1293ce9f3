// While an input method composes a text, what other people do waits: a change under the composition would end it.
import type { EditorView } from 'prosemirror-view'

/** ProseMirror reads the last of a composition a moment after it ended. */
const AFTER_END_MS = 40

export class CompositionHold {
  private release: (() => void) | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly hold: () => () => void) {}

  start(): void {
    clearTimeout(this.timer)
    this.release ??= this.hold()
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
    const { release } = this
    this.release = null
    release?.()
  }
}
