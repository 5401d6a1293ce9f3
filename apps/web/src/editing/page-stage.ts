// The page that is being written, as the menus around it see it: what its editor tells, and what is open over it. The editor and
// the menus know each other only through this.
import type { Uuid } from '@sheaf/core/ids'
import { type LinkAt, linkAt } from '@sheaf/editor/commands/link-at'
import type { PastedUrl } from '@sheaf/editor/input/inline-door'
import type { HoveredLink } from '@sheaf/editor/input/link-hover'
import type { SelectedText } from '@sheaf/editor/input/selection-watch'
import type { Trigger } from '@sheaf/editor/input/trigger'
import type { PageEditor, PageEditorOptions } from '@sheaf/editor/page-editor'
import type { PressedEmbed } from '@sheaf/editor/views/embed-views'
import { lastHighlight } from './highlight'
import { Store } from './store'

/** What may be open over the page, one at a time. */
export type Panel =
  | { readonly name: 'link'; readonly from: number; readonly to: number; readonly link: LinkAt | null }
  | { readonly name: 'embed'; readonly pressed: PressedEmbed }
  | { readonly name: 'pasted'; readonly pasted: PastedUrl }
  | { readonly name: 'icon'; readonly at: HTMLElement; readonly chosen: (icon: string | null) => void }

type Keys = (event: KeyboardEvent) => boolean

export class PageStage {
  readonly trigger = new Store<Trigger | null>(null)
  readonly selection = new Store<SelectedText | null>(null)
  readonly hovered = new Store<HoveredLink | null>(null)
  readonly panel = new Store<Panel | null>(null)
  readonly find = new Store<{ readonly replaces: boolean; readonly text: string; readonly times: number } | null>(null)
  /** Counts the times that the keyboard asked for the toolbar. */
  readonly toolbarAsked = new Store(0)
  /** Keys of the menu that is open at the caret. */
  private menuKeys: Keys | null = null
  /** Keys of a menu that is open beside the text without having been asked for by a sign. */
  private looseKeys: Keys | null = null
  /** Keys that came before the menu they are for; `held-keys.ts` hands them out. */
  readonly heldKeys: KeyboardEvent[] = []
  /** The one that is being handed out. */
  handsOut: KeyboardEvent | null = null
  private held: PageEditor | null = null

  constructor(readonly pageId: Uuid) {}

  get editor(): PageEditor {
    if (!this.held) throw new Error('the page has no editor yet')
    return this.held
  }
  get hasEditor(): boolean {
    return this.held !== null
  }
  set editor(editor: PageEditor) {
    this.held = editor
  }

  /** What the editor tells. */
  readonly hooks = {
    onTrigger: (trigger: Trigger | null) => {
      this.trigger.set(trigger)
      if (trigger === null && this.handsOut === null) this.heldKeys.length = 0
    },
    // Escape gives up waiting, and what is handed out is pressed by a program.
    holdKey: (event: KeyboardEvent) =>
      this.heldKeys.length > 0 && event.isTrusted && event.key !== 'Escape' && this.heldKeys.push(event) > 0,
    onTriggerKey: (event: KeyboardEvent) => this.menuKeys?.(event) ?? this.heldKeys.push(event) > 0,
    onLooseKey: (event: KeyboardEvent) => this.looseKeys?.(event) ?? false,
    onSelection: (selected: SelectedText | null) => this.selection.set(selected),
    onAsk: (what: 'link' | 'toolbar') => {
      if (what === 'link') this.askLink()
      else this.toolbarAsked.set(this.toolbarAsked.get() + 1)
    },
    onEmbed: (pressed: PressedEmbed) => this.panel.set({ name: 'embed', pressed }),
    onLink: (link: HoveredLink | null) => this.hovered.set(link),
    onPastedUrl: (pasted: PastedUrl) => this.panel.set({ name: 'pasted', pasted }),
    highlightColor: lastHighlight,
    chooseIcon: (at: HTMLElement, chosen: (icon: string | null) => void) =>
      this.panel.set({ name: 'icon', at, chosen }),
  } satisfies Partial<PageEditorOptions>

  /** Gives the keys of an open menu to whoever draws it; the result takes them back. */
  takeMenuKeys(keys: Keys): () => void {
    this.menuKeys = keys
    return () => {
      if (this.menuKeys === keys) this.menuKeys = null
    }
  }
  /** Whether the menu at the caret has a use for a key. */
  menuUses(event: KeyboardEvent): boolean {
    return this.trigger.get() !== null && (this.menuKeys?.(event) ?? false)
  }
  takeLooseKeys(keys: Keys): () => void {
    this.looseKeys = keys
    return () => {
      if (this.looseKeys === keys) this.looseKeys = null
    }
  }

  /** The link menu for the selection, or for the link around the caret. */
  askLink(): void {
    const { state } = this.editor.core
    const { from, to, empty, $from } = state.selection
    if (!$from.parent.inlineContent) return
    const link = linkAt(state, from)
    if (empty && link) this.panel.set({ name: 'link', from: link.from, to: link.to, link })
    else this.panel.set({ name: 'link', from, to, link })
  }
  /** Opens find with what is selected, if that is one line. */
  askFind(replaces: boolean): void {
    const { state } = this.editor.core
    const { from, to } = state.selection
    const selected = to - from < 200 ? state.doc.textBetween(from, to, '\n', '') : ''
    const text = selected.includes('\n') ? '' : selected
    const before = this.find.get()
    // What is done with the words of before does not lie over the bar.
    this.selection.set(null)
    this.find.set({ replaces, text: text || (before?.text ?? ''), times: (before?.times ?? 0) + 1 })
  }
  closePanel(focus = true): void {
    const panel = this.panel.get()
    this.panel.set(null)
    if (panel?.name === 'embed') this.held?.inline.caretBehind(panel.pressed.pos)
    if (focus) this.held?.inline.focus()
  }
}
