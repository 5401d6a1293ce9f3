// The state that the editor of a page shares with the menus around it: what the editor reports, and what is open over the page.
// Editor and menus know each other only through this.
import type { Uuid } from '@sheaf/core/ids'
import { type LinkAt, linkAt } from '@sheaf/editor/commands/link-at'
import { type HeldEmbed, type HeldRange, holdEmbed, holdRange, type TextRange } from '@sheaf/editor/held-range'
import type { PastedUrl } from '@sheaf/editor/input/inline-controller'
import type { HoveredLink } from '@sheaf/editor/input/link-hover'
import type { SelectedText } from '@sheaf/editor/input/selection-watch'
import type { Trigger } from '@sheaf/editor/input/trigger'
import type { LostBlock } from '@sheaf/editor/lost-block'
import type { PageEditor, PageEditorOptions } from '@sheaf/editor/page-editor'
import type { PressedEmbed } from '@sheaf/editor/views/embed-views'
import { holdKeys, type KeyHold } from '@sheaf/ui/held-keys/held-keys'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { lastHighlight } from './highlight'
import { Store } from './store'

/** What may be open over the page, one at a time. */
export type Panel =
  | { readonly name: 'link'; readonly place: HeldRange; readonly link: LinkAt | null }
  | { readonly name: 'embed'; readonly pressed: PressedEmbed; readonly place: HeldEmbed }
  | { readonly name: 'pasted'; readonly pasted: PastedUrl }
  | { readonly name: 'icon'; readonly at: HTMLElement; readonly chosen: ChosenIcon; readonly isOfControl?: boolean }

type ChosenIcon = (icon: string | null) => void
type Keys = (event: KeyboardEvent) => boolean

export class PageEditing {
  readonly trigger = new Store<Trigger | null>(null)
  readonly selection = new Store<SelectedText | null>(null)
  readonly hovered = new Store<HoveredLink | null>(null)
  readonly panel = new Store<Panel | null>(null)
  readonly find = new Store<{ readonly replaces: boolean; readonly text: string; readonly times: number } | null>(null)
  /** Blocks that somebody else deleted under this person's caret, until their text is restored or discarded. */
  readonly lost = new Store<readonly LostBlock[]>([])
  /** Counts how often the toolbar was requested by keyboard. */
  readonly toolbarAsked = new Store(0)
  /** Keys of the menu that is open at the caret. */
  private menuKeys: Keys | null = null
  /** Keys of a menu that is open without having been triggered by a sign. */
  private looseKeys: Keys | null = null
  /** Keys typed before their menu is loaded. */
  private heldKeys: KeyHold | null = null
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

  /** Callbacks of the editor. */
  readonly hooks = {
    onTrigger: (trigger: Trigger | null) => {
      this.trigger.set(trigger)
      if (trigger === null) this.heldKeys?.drop()
    },
    // From the first key that the menu should have had, all of them wait for it.
    onTriggerKey: (event: KeyboardEvent) => {
      if (this.menuKeys) return this.menuKeys(event)
      const close = (): void => this.held?.inline.closeMenu()
      this.heldKeys = holdKeys({ first: event, onCancel: close, onGone: close })
      return true
    },
    onLooseKey: (event: KeyboardEvent) => this.looseKeys?.(event) ?? false,
    onSelection: (selected: SelectedText | null) => this.selection.set(selected),
    onAsk: (what: 'link' | 'toolbar') => {
      if (what === 'link') this.askLink()
      else this.toolbarAsked.set(this.toolbarAsked.get() + 1)
    },
    onEmbed: (pressed: PressedEmbed) => this.openEmbed(pressed),
    onLink: (link: HoveredLink | null) => this.hovered.set(link),
    onPastedUrl: (pasted: PastedUrl) => this.panel.set({ name: 'pasted', pasted }),
    onLost: (lost: LostBlock) => {
      holdUntilFocus(() => {})
      this.lost.set([...this.lost.get(), lost])
    },
    highlightColor: lastHighlight,
    chooseIcon: (at: HTMLElement, chosen: ChosenIcon) => this.open({ name: 'icon', at, chosen }),
  } satisfies Partial<PageEditorOptions>

  /** Routes keys to an open menu. Returns a function that stops it. */
  takeMenuKeys(keys: Keys): () => void {
    this.menuKeys = keys
    this.heldKeys?.end()
    return () => {
      if (this.menuKeys === keys) this.menuKeys = null
    }
  }
  takeLooseKeys(keys: Keys): () => void {
    this.looseKeys = keys
    return () => {
      if (this.looseKeys === keys) this.looseKeys = null
    }
  }

  /** The link menu for the selection, or for the link around the caret. */
  askLink(): void {
    const { from, to, $from } = this.editor.core.state.selection
    if ($from.parent.inlineContent) this.openLink({ from, to })
  }
  openLink({ from, to }: TextRange): void {
    const { core } = this.editor
    const link = linkAt(core.state, from)
    this.open({ name: 'link', place: holdRange(core, from === to && link ? link : { from, to }), link })
  }
  openEmbed(pressed: PressedEmbed): void {
    this.open({ name: 'embed', pressed, place: holdEmbed(this.editor.core, pressed.pos) })
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
    if (!before) holdUntilFocus(() => this.find.set(null))
    this.find.set({ replaces, text: text || (before?.text ?? ''), times: (before?.times ?? 0) + 1 })
  }
  /** For a control among the blocks: it has the focus again afterwards, and not the text. */
  readonly chooseIconFor = (at: HTMLElement, chosen: ChosenIcon): void =>
    this.open({ name: 'icon', at, chosen, isOfControl: true })
  /** A panel that takes the focus. */
  open(panel: Panel): void {
    holdUntilFocus(() => this.closePanel())
    this.panel.set(panel)
  }
  /** It is decided what becomes of the words. */
  found(lost: LostBlock, focus = true): void {
    this.lost.set(this.lost.get().filter(other => other !== lost))
    if (focus) this.held?.inline.focus()
  }
  closePanel(focus = true): void {
    const panel = this.panel.get()
    this.panel.set(null)
    const embed = panel?.name === 'embed' ? panel.place() : null
    if (embed !== null) this.held?.inline.caretBehind(embed)
    if (!focus) return
    if (panel?.name === 'icon' && panel.isOfControl) panel.at.focus()
    else this.held?.inline.focus()
  }
}
