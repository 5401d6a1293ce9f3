// Says when text is selected and stays so: after the pointer is released, or a moment after the last key. Whatever floats over a
// selection must not follow it while it is being made. Also where nothing may be written: words can be commented on.
import { Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { rectBetween } from './rect-between'

export interface SelectedText {
  readonly from: number
  readonly to: number
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect; readonly contextElement: Element }
}
export interface SelectionHooks {
  /** Null: nothing is selected any more. Told again when marks of the selection change. */
  readonly onSelection: (selected: SelectedText | null) => void
}

/** After the last key that changed a selection. */
const PAUSE_MS = 250

export function selectionWatch(hooks: () => Partial<SelectionHooks>): Plugin {
  return new Plugin({
    view: view => {
      const watch = new Watch(view, hooks)
      return { update: (_view, before) => watch.update(before), destroy: () => watch.stop() }
    },
  })
}

class Watch {
  private isPressed = false
  private isNotified = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly ending = new AbortController()

  constructor(
    private readonly view: EditorView,
    private readonly hooks: () => Partial<SelectionHooks>,
  ) {
    const { signal } = this.ending
    view.dom.addEventListener('pointerdown', () => this.press(), { signal })
    view.dom.ownerDocument.addEventListener('pointerup', () => this.release(), { signal })
    view.dom.ownerDocument.addEventListener('pointercancel', () => this.release(), { signal })
    // This comes late: something may be selected already.
    this.timer = setTimeout(() => this.tell(this.selected()), PAUSE_MS)
  }
  update(before: EditorView['state']): void {
    const { selection, doc } = this.view.state
    if (selection.eq(before.selection) && doc === before.doc) return
    clearTimeout(this.timer)
    if (!this.selected()) return this.tell(null)
    if (this.isPressed) return
    // What is shown already only draws itself again: a mark went on or off.
    if (this.isNotified) this.tell(this.selected())
    else this.timer = setTimeout(() => this.tell(this.isLeft() ? null : this.selected()), PAUSE_MS)
  }
  /** Not reported if the focus has moved elsewhere. A read-only page has no focus to lose. */
  private isLeft(): boolean {
    return this.view.editable && !this.view.hasFocus()
  }
  stop(): void {
    clearTimeout(this.timer)
    this.ending.abort()
    this.tell(null)
  }
  private press(): void {
    this.isPressed = true
    clearTimeout(this.timer)
  }
  private release(): void {
    if (!this.isPressed) return
    this.isPressed = false
    // The browser tells of the new selection after the pointer.
    this.timer = setTimeout(() => this.tell(this.view.isDestroyed ? null : this.selected()), 30)
  }
  private tell(selected: SelectedText | null): void {
    if (!selected && !this.isNotified) return
    this.isNotified = selected !== null
    this.hooks().onSelection?.(selected)
  }
  private selected(): SelectedText | null {
    const { view } = this
    const { selection, doc } = view.state
    const { from, to } = selection
    if (!(selection instanceof TextSelection) || selection.empty || view.composing) return null
    if (doc.textBetween(from, to, '', '\uFFFC') === '') return null
    if (!selection.$from.parent.type.allowsMarkType(view.state.schema.marks['b'] as never)) return null
    return { from, to, anchor: { contextElement: view.dom, getBoundingClientRect: () => rectBetween(view, from, to) } }
  }
}
