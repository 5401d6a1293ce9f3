// What the host may do with the line being written: open and close menus at the caret, announce the active option to screen
// readers, and find positions on the screen. Also the plugins of that line: where typed text goes, and what the host is notified of.
import type { Uuid } from '@sheaf/core/ids'
import { type Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { EditorCore } from '../editor-core'
import { finding } from '../find/find-plugin'
import type { HeldRange } from '../held-range'
import { hasText } from '../inline'
import { blockOf } from '../selection'
import type { EmbedHooks } from '../views/embed-views'
import type { InlineKeyHooks } from './inline-keys'
import type { LinkHooks } from './link-hover'
import { rectBetween } from './rect-between'
import type { SelectionHooks } from './selection-watch'
import { closing, opening, type TriggerHooks, type TriggerKind, triggers } from './trigger'
import { typedPlace } from './typed-place'

export interface PastedUrl {
  readonly url: string
  readonly place: HeldRange
}
export interface InlineHooks extends TriggerHooks, SelectionHooks, InlineKeyHooks, EmbedHooks, LinkHooks {
  /** An address was pasted alone: it may become something better. */
  readonly onPastedUrl: (pasted: PastedUrl) => void
}

export const inlinePlugins = (hooks: () => Partial<InlineHooks>, isEditable: () => boolean): Plugin[] => [
  typedPlace(),
  triggers(hooks, isEditable),
  finding(),
]

export class InlineController {
  private readonly watchers = new Set<() => void>()

  constructor(
    readonly view: EditorView,
    readonly core: EditorCore,
    private readonly canEdit: () => boolean,
    /** Unfolds what a block lies in. */
    readonly unfold: (block: Uuid) => void,
  ) {}
  /** Called when the document changed. */
  watch(watcher: () => void): void {
    this.watchers.add(watcher)
  }
  changed(): void {
    for (const watcher of this.watchers) watcher()
  }
  /** Opens a menu at the caret and writes nothing. False where there is no text to write into. */
  openMenu(kind: TriggerKind): boolean {
    const { selection } = this.core.state
    const block = blockOf(selection.$head)
    if (!this.canEdit() || !selection.empty || !block || !hasText(block) || selection.$head.parent.type.spec.code)
      return false
    this.view.focus()
    this.core.dispatch(opening(this.core.state, kind))
    return true
  }
  closeMenu(): void {
    if (!this.view.isDestroyed) this.core.dispatch(closing(this.core.state))
  }
  /** The list that is open and the option in it that Enter would choose. */
  setActiveOption(list: string | null, option: string | null): void {
    nameActiveOption(this.view.dom, list, option)
  }
  focus(): void {
    if (!this.view.isDestroyed) this.view.focus()
  }
  /** The caret behind the embed at a position, so that what is typed next does not take its place. */
  caretBehind(pos: number): void {
    const { state } = this.core
    if (state.doc.nodeAt(pos)?.isInline)
      this.core.dispatch(state.tr.setSelection(TextSelection.create(state.doc, pos + 1)))
  }
  /** A place to put something beside, which follows the text. */
  anchorOf(from: number, to: number): { getBoundingClientRect: () => DOMRect; contextElement: Element } {
    return {
      contextElement: this.view.dom,
      getBoundingClientRect: () => rectBetween(this.view, from, to),
    }
  }
}

/** Names to screen readers the list that is open for a text, and the option in it that Enter would choose. */
export function nameActiveOption(dom: HTMLElement, list: string | null, option: string | null): void {
  for (const [name, value] of [
    ['aria-controls', list],
    ['aria-activedescendant', option],
    ['aria-autocomplete', list && 'list'],
  ] as const)
    if (value === null) dom.removeAttribute(name)
    else dom.setAttribute(name, value)
}
