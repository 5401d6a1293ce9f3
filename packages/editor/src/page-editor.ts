// The body of a page on a screen: one ProseMirror view over an `EditorCore`. The host hands in what changed in the records and
// who else is here; everything a person does goes out as operations.
import type { Uuid } from '@sheaf/core/ids'
import type { SyncClient } from '@sheaf/sync/sync-client'
import { Selection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { clipboardProps } from './clipboard'
import { deleteSelection, typeOver } from './commands/delete-range'
import { type PlainMark, toggleMark } from './commands/marks'
import { CompositionHold } from './composition'
import { EditorCore } from './editor-core'
import { freshSelection, movedSelection } from './fresh-selection'
import { History } from './history'
import { pageKeys } from './keymap'
import { placeholder } from './placeholder'
import { decorationsOf, type Peer, remoteCursors, remoteCursorsKey } from './remote-cursors'
import type { CaretRange } from './selection'
import { VoidView } from './void-view'

export interface PageEditorLabels {
  /** Accessible name of the text. */
  readonly body: string
  readonly placeholder: string
  readonly unknownBlock: (type: string) => string
}
export interface PageEditorOptions {
  readonly client: SyncClient
  readonly pageId: Uuid
  readonly newId: () => Uuid
  readonly now: () => number
  readonly editable: boolean
  readonly labels: PageEditorLabels
  /** Shared with the page's title, so that undo goes back through both. */
  readonly history?: History
  readonly onCaret?: (caret: CaretRange | null) => void
  readonly onFocusTitle?: (caretAtEnd: boolean) => void
}

const markOfFormat: Readonly<Record<string, PlainMark>> = {
  formatBold: 'b',
  formatItalic: 'i',
  formatUnderline: '_',
  formatStrikeThrough: 's',
}

export class PageEditor {
  readonly history: History
  readonly core: EditorCore
  private readonly view: EditorView
  private readonly composition: CompositionHold
  private peers: readonly Peer[] = []
  private isEditable: boolean
  private lastCaret: string | null = null
  private arePeersBehind = false

  constructor(
    parent: HTMLElement,
    private readonly options: PageEditorOptions,
  ) {
    this.isEditable = options.editable
    this.history = options.history ?? new History(options.client, options.now)
    this.composition = new CompositionHold(() => options.client.hold())
    const isEditable = (): boolean => this.canEdit
    const core = (): EditorCore => this.core
    this.core = new EditorCore({
      client: options.client,
      pageId: options.pageId,
      newId: options.newId,
      history: this.history,
      plugins: [
        freshSelection(),
        pageKeys({ core, isEditable, onFocusTitle: atEnd => options.onFocusTitle?.(atEnd) }),
        placeholder(options.labels.placeholder, isEditable),
        remoteCursors(),
      ],
      onState: () => this.draw(),
    })
    this.view = new EditorView(parent, {
      state: this.core.state,
      editable: isEditable,
      attributes: {
        class: 'sheaf-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': options.labels.body,
        spellcheck: 'true',
      },
      dispatchTransaction: tr => this.dispatch(tr),
      nodeViews: { void: (node, view, getPos) => new VoidView(node, view, getPos, options.labels.unknownBlock) },
      ...clipboardProps(core),
      // Typing over several blocks keeps the first and merges the last into it.
      handleTextInput: (view, _from, _to, text) => !view.composing && typeOver(text)(this.core),
      handleDOMEvents: {
        compositionstart: () => this.startComposition(),
        compositionend: view => {
          this.composition.end(view)
        },
        beforeinput: (_view, event) => this.beforeInput(event),
        focus: () => this.tellCaret(),
        blur: () => this.tellCaret(),
        click: (_view, event) => this.click(event),
      },
    })
  }

  /** Keys of records, `table:id`, whose view may have changed. To be called in the task that changed them. */
  changed(keys: ReadonlySet<string>): void {
    if (!this.core.isBehind) this.readCaret()
    this.core.changed(keys)
    // A step of one's own is shown when it is done; carets drawn before would be looked up in a document that is behind.
    if (this.core.isBehind) this.arePeersBehind = true
    else this.drawPeers()
  }
  setPeers(peers: readonly Peer[]): void {
    this.peers = peers
    this.drawPeers()
  }
  setEditable(editable: boolean): void {
    this.isEditable = editable
    if (!editable) this.composition.stop()
    this.view.setProps({})
  }
  focus(at: 'start' | 'end'): void {
    const { doc, tr } = this.core.state
    this.core.dispatch(tr.setSelection(at === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc)).scrollIntoView())
    this.view.focus()
  }
  get hasFocus(): boolean {
    return this.view.hasFocus()
  }
  undo(): boolean {
    return this.canEdit && this.core.undo()
  }
  redo(): boolean {
    return this.canEdit && this.core.redo()
  }
  destroy(): void {
    this.composition.stop()
    if (this.lastCaret !== null) this.options.onCaret?.(null)
    this.view.destroy()
  }

  /** A page that is not here yet shows nothing that could be written into. */
  private get canEdit(): boolean {
    return this.isEditable && this.options.client.replica.block(this.options.pageId) !== undefined
  }
  private dispatch(tr: Transaction): void {
    if (tr.docChanged && !this.canEdit) return
    // Cutting out whole blocks is a block command, whoever asks for it.
    if (tr.docChanged && tr.getMeta('uiEvent') === 'cut') {
      deleteSelection(this.core)
      return
    }
    this.core.dispatch(tr)
  }
  /** Drawing puts the caret where the state has it: one that was just moved would jump back. */
  private readCaret(): void {
    const moved = this.view.isDestroyed ? null : movedSelection(this.view)
    if (moved && this.view.state === this.core.state) this.core.caretMoved(moved)
  }
  private draw(): void {
    if (this.view.isDestroyed) return
    if (this.arePeersBehind) {
      this.arePeersBehind = false
      this.drawPeers()
    }
    if (this.view.state === this.core.state) return
    const isLocal = this.view.hasFocus() && !this.core.state.selection.eq(this.view.state.selection)
    this.view.updateState(this.core.state)
    if (isLocal) this.tellCaret()
  }
  private drawPeers(): void {
    if (this.view.isDestroyed) return
    const { state } = this.core
    const shown = remoteCursorsKey.getState(state)
    const wanted = decorationsOf(this.core.replica, state.doc, this.peers)
    if (shown && shown.find().length === 0 && wanted.find().length === 0) return
    this.readCaret()
    this.core.dispatch(this.core.state.tr.setMeta(remoteCursorsKey, wanted).setMeta('addToHistory', false))
  }
  private tellCaret(): void {
    const { saved } = this.core
    const caret = saved && this.view.hasFocus() ? { block: saved.block, anchor: saved.anchor, head: saved.head } : null
    const text = caret && JSON.stringify(caret)
    if (text === this.lastCaret) return
    this.lastCaret = text
    this.options.onCaret?.(caret)
  }

  private startComposition(): boolean {
    // A composition that replaces several blocks starts in one.
    const { $from, $to } = this.core.state.selection
    if (this.canEdit && !$from.sameParent($to)) deleteSelection(this.core)
    this.composition.start()
    return false
  }
  /** What menus of the browser and of the system do. */
  private beforeInput(event: InputEvent): boolean {
    const mark = markOfFormat[event.inputType]
    if (!mark && event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false
    event.preventDefault()
    if (!this.canEdit) return true
    if (mark) toggleMark(mark)(this.core)
    else if (event.inputType === 'historyUndo') this.core.undo()
    else this.core.redo()
    return true
  }
  /** In a text that can be edited a click sets the caret; with the modifier it follows the link. */
  private click(event: MouseEvent): boolean {
    const link = (event.target as Element | null)?.closest?.('a.sheaf-link[href]')
    if (!link || (this.canEdit && !(event.metaKey || event.ctrlKey))) return false
    event.preventDefault()
    window.open((link as HTMLAnchorElement).href, '_blank', 'noopener,noreferrer')
    return true
  }
}
