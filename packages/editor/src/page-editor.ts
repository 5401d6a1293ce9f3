// The body of a page on a screen: one ProseMirror view over an `EditorCore`. The host passes in what changed in the records and
// who else is here; everything a person does goes out as operations.

import { setBlockFields } from '@sheaf/core/actions/block-fields'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKind } from '@sheaf/core/kinds/block-kind'
import type { SyncClient } from '@sheaf/sync/sync-client'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import type { Node } from 'prosemirror-model'
import { NodeSelection, type Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { type EditorProps, EditorView, type NodeView } from 'prosemirror-view'
import { afterNextFrame } from './after-frame'
import { awaitLate, keysForLate } from './await-plugins'
import { BlockController } from './block-controller'
import { BlockIndex } from './block-index'
import { blockMarks } from './block-selection/block-marks'
import { caretPieces } from './caret-pieces'
import { CARET_DISTANCE, CaretVisibility } from './caret-visibility'
import { type ClipboardHooks, clipboard } from './clipboard/clipboard'
import type { Highlight } from './code/highlighting'
import { addInside } from './commands/add-inside'
import { deleteSelection, typeOver } from './commands/delete-range'
import { CompositionHold } from './composition'
import { EditorCore } from './editor-core'
import { focusAt, type Point } from './focus-at'
import { followLink } from './follow-link'
import { freshSelection, movedSelection } from './fresh-selection'
import { History } from './history'
import { askFor } from './host/asking-blocks'
import { hasText, headOf } from './inline'
import { combinations } from './input/combinations'
import { InlineController, type InlineHooks, inlinePlugins } from './input/inline-controller'
import { typedInput } from './input/typed-input'
import { turnBySign } from './input/typed-signs'
import { pageKeys } from './keymap'
import type { LatePlugins } from './late-plugins'
import type { LostBlock } from './lost-block'
import { placeholder } from './placeholder'
import { nowhere, type PresencePosition, whereIn } from './presence-position'
import { type Peer, type PeerDrawing, remoteCursors, remoteCursorsKey } from './remote-cursors'
import {
  BlockNodeView,
  type BlockSurroundings,
  BodyNodeView,
  BoxNodeView,
  pieceNodeView,
  rowAround,
  showOpen,
} from './views/block-node-view'
import type { BlockPlace, BlockViews } from './views/block-view'
import { embedViews } from './views/embed-views'
import { foreignChange } from './views/foreign-change'
import { listNumbers } from './views/list-numbers'
import { longTexts } from './views/long-texts'
import { Portals } from './views/portals'
import { codeNodeView, groupNodeView, Scrollers } from './views/scrollers'
import { wholeLetters } from './whole-letters'

interface PageEditorLabels {
  /** Accessible name of the text. */
  readonly body: string
  readonly placeholder: string
  readonly unknownBlock: (type: string) => string
}
/** Which blocks that fold are open, for this person. */
export interface Openness {
  readonly isOpen: (id: Uuid) => boolean
  readonly setOpen: (id: Uuid, open: boolean) => void
}
export interface PageEditorOptions extends Partial<Omit<InlineHooks, 'drawIcon'>>, ClipboardHooks {
  readonly client: SyncClient
  readonly pageId: Uuid
  readonly newId: () => Uuid
  readonly newCopyId?: () => Uuid
  readonly now: () => number
  readonly editable: boolean
  readonly labels: PageEditorLabels
  /** Shared with the page's title, so that undo goes back through both. */
  readonly history?: History
  readonly onWhere?: (where: PresencePosition) => void
  readonly onFocusTitle?: (caretAtEnd: boolean) => void
  /** Somebody else deleted the block that this person was typing in. The handler receives the following keys. */
  readonly onLost?: (lost: LostBlock) => void
  /** Escape from selected blocks leads out, where this text lies in another one. */
  readonly onLeave?: () => void
  /** How kinds are drawn; text alone needs none. */
  readonly views?: BlockViews
  readonly openness?: Openness
  /** The kinds there are: what their signs make, and what blocks are turned into. */
  readonly kinds?: readonly BlockKind[]
  /** Of the person: how quotation marks are written. */
  readonly locale?: () => string
  readonly chooseIcon?: BlockPlace['chooseIcon']
  readonly t?: BlockPlace['t']
  readonly drawIcon?: BlockPlace['drawIcon']
  /** What the words of a listing are; without it code has no colours. */
  readonly highlight?: Highlight
  readonly late?: Fetched<LatePlugins>
  /** Of the place that it is shown at. */
  readonly plugins?: readonly Plugin[]
}

interface EarlyPlugins {
  readonly input: readonly Plugin[]
  readonly rest: readonly Plugin[]
}

const AWAITED_MS = 10_000
/** At the sides a caret needs no company. */
const scrollEdges = { top: CARET_DISTANCE, bottom: CARET_DISTANCE, left: 0, right: 5 }
const FIRST_BLOCKS = 128
const BLOCKS_A_STEP = 512

export class PageEditor {
  readonly history: History
  readonly core: EditorCore
  readonly portals: Portals
  /** Blocks as things: selection, handles, dragging. */
  readonly blocks: BlockController
  /** Menus at the caret, and find. */
  readonly inline: InlineController
  private readonly view: EditorView
  private readonly composition: CompositionHold
  private readonly scrollers: Scrollers
  private readonly visibility = new CaretVisibility()
  private readonly foreign = foreignChange(() => this.view.dom)
  private peers: { readonly all: readonly Peer[]; readonly drawing: PeerDrawing } | null = null
  private isEditable: boolean
  private lastWhere = nowhere
  private readonly ending = new AbortController()
  private arePeersBehind = false
  private turning = 0
  private isDrawing = false
  /** A block to be shown when it arrives, unless that takes long: by then the person looks elsewhere. */
  private awaited: { readonly id: Uuid; readonly until: number } | null = null
  private kept: EarlyPlugins | undefined
  private leaveLate: (() => void) | undefined

  constructor(
    parent: HTMLElement,
    private readonly options: PageEditorOptions,
  ) {
    this.isEditable = options.editable
    this.portals = new Portals(parent)
    this.scrollers = new Scrollers(options.editable)
    this.history = options.history ?? new History(options.client, options.now)
    this.composition = new CompositionHold(() => options.client.hold())
    const isEditable = (): boolean => this.canEdit
    this.core = new EditorCore({
      client: options.client,
      pageId: options.pageId,
      newId: options.newId,
      ...(options.newCopyId ? { newCopyId: options.newCopyId } : {}),
      firstBlocks: FIRST_BLOCKS,
      history: this.history,
      ...(options.kinds ? { kinds: options.kinds } : {}),
      folding: { stateOf: id => this.foldOf(id), open: id => this.setOpen(id, true) },
      plugins: this.pluginsNow(),
      onAsking: askFor,
      onLost: lost => this.view.hasFocus() && this.canEdit && options.onLost?.(lost),
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
      scrollThreshold: scrollEdges,
      scrollMargin: scrollEdges,
      handleScrollToSelection: view => this.visibility.isSure(view),
      nodeViews: this.nodeViews(),
      // Typing over several blocks keeps the first and merges the last into it.
      handleTextInput: (view, _from, _to, text) => !view.composing && typeOver(text)(this.core),
      handleDOMEvents: {
        compositionstart: view => this.startComposition(view),
        compositionend: view => {
          this.composition.end(view)
        },
        beforeinput: this.foreign.input,
        input: this.foreign.input,
        // An editor inside a block of this one has followed its own link already.
        click: (_view, event) => event.defaultPrevented || followLink(event, this.canEdit),
      },
    })
    this.watchFocus()
    this.blocks = new BlockController(this.view, this.core, isEditable)
    this.inline = new InlineController(this.view, this.core, isEditable, id => this.unfold(id))
    this.drawRest()
    if (options.late && !options.late.get())
      this.leaveLate = awaitLate(this.view, options.late, () => this.core.reconfigure(this.pluginsNow()))
  }

  private early(): EarlyPlugins {
    const { options } = this
    const core = (): EditorCore => this.core
    const isEditable = (): boolean => this.canEdit
    return {
      input: [
        freshSelection(),
        wholeLetters(),
        ...inlinePlugins(() => options, isEditable),
        typedInput({
          text: core,
          isEditable,
          turn: () => turnBySign(this.core, options.kinds ?? []),
          locale: options.locale ?? (() => 'en-US'),
        }),
      ],
      rest: [
        caretPieces(),
        longTexts(),
        blockMarks(),
        clipboard(core, options, isEditable),
        combinations({ core, isEditable }),
        pageKeys({ core, isEditable, onFocusTitle: atEnd => options.onFocusTitle?.(atEnd) }),
        placeholder({ text: options.labels.placeholder, isEditable, hintOf: type => this.hintOf(type) }),
        listNumbers(options.views ?? new Map()),
        remoteCursors(),
      ],
    }
  }
  /** Those that are here; all keep their order. */
  private pluginsNow(): readonly Plugin[] {
    const { late, highlight, kinds, plugins } = this.options
    const { input, rest } = (this.kept ??= this.early())
    const here = late?.get()?.({
      core: () => this.core,
      isEditable: () => this.canEdit,
      hooks: () => this.options,
      kinds: kinds ?? [],
      setOpen: (id, open) => this.setOpen(id, open),
      onLeave: this.options.onLeave,
      highlight,
    })
    const { first, last } = here ?? (late ? keysForLate(late) : { first: [], last: [] })
    return [...input, ...first, ...rest, ...last, ...(plugins ?? [])]
  }

  private nodeViews(): NonNullable<EditorProps['nodeViews']> {
    const views: BlockViews = this.options.views ?? new Map()
    const around: BlockSurroundings = {
      views,
      portals: this.portals,
      place: (id, dom) => this.placeOf(id, dom),
      isOpen: id => this.options.openness?.isOpen(id) ?? true,
      unknownBlock: this.options.labels.unknownBlock,
      foreign: this.foreign,
    }
    const piece = (node: Node): NodeView => pieceNodeView(node, this.foreign)
    return {
      region: piece,
      stretch: piece,
      chunk: piece,
      block: (node, view, getPos) => new BlockNodeView(node, around, rowAround(node, view, getPos, views)),
      body: (node, view, getPos) => new BodyNodeView(node, view, getPos, views),
      code: () => codeNodeView(this.scrollers),
      group: (node, view, getPos) => groupNodeView(node, view, getPos, views, this.scrollers, this.foreign),
      void: (node, view, getPos) => new BoxNodeView(node, view, getPos, around),
      frame: (node, view, getPos) => new BoxNodeView(node, view, getPos, around),
      ...embedViews(
        () => this.options,
        () => this.canEdit,
      ),
    }
  }
  private placeOf(id: Uuid, dom: HTMLElement): BlockPlace {
    const { openness, t, drawIcon, chooseIcon } = this.options
    return {
      id,
      dom,
      isEditable: () => this.canEdit,
      t: t ?? (message => message),
      drawIcon: drawIcon ?? (() => {}),
      isOpen: () => openness?.isOpen(id) ?? true,
      setOpen: open => this.setOpen(id, open),
      addChild: () => {
        if (this.canEdit) addInside(id)(this.core)
        this.view.focus()
      },
      ...(chooseIcon ? { chooseIcon } : {}),
      setField: (field, name, value) => {
        if (!this.canEdit) return
        this.core.act(draft => {
          setBlockFields(draft, id, [[field, name, value]])
          return null
        })
      },
    }
  }

  /** A long page is drawn piece by piece, so that the first screen does not wait for the last. */
  private drawRest(): void {
    if (this.isDrawing || !this.core.hasMore) return
    this.isDrawing = true
    const step = (): void => {
      this.readCaret()
      this.isDrawing = !this.view.isDestroyed && this.core.drawMore(BLOCKS_A_STEP)
      // A task of its own each, so that keys and frames come in between.
      if (this.isDrawing) setTimeout(step)
    }
    afterNextFrame(step)
  }

  /** Keys of records, `table:id`, whose view may have changed. To be called in the task that changed them. */
  changed(keys: ReadonlySet<string>): void {
    if (!this.core.isBehind) this.readCaret()
    this.core.changed(keys)
    if (this.core.needsMending) afterNextFrame(() => this.mend())
    this.drawRest()
    this.revealAwaited()
    // A step of one's own is shown when it is done; carets drawn before would be looked up in a document that is behind.
    if (this.core.isBehind) this.arePeersBehind = true
    else this.drawPeers()
  }
  private mend(): void {
    if (!this.canEdit || !this.core.needsMending) return
    this.readCaret()
    this.core.mend()
  }
  /** The others on the page. How they are drawn comes with the first of them. */
  setPeers(all: readonly Peer[], drawing: PeerDrawing): void {
    this.peers = { all, drawing }
    this.drawPeers()
  }
  setEditable(editable: boolean): void {
    this.isEditable = editable
    if (!editable) this.composition.stop()
    this.view.setProps({})
    this.scrollers.setEditable(editable)
  }
  focus(at: 'start' | 'end'): void {
    if (at === 'end') this.core.drawAll()
    this.putCaret(doc => (at === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc)))
  }
  /** The focus comes first: a caret is brought into sight only where the focus is. */
  private putCaret(at: (doc: Node) => Selection): void {
    this.view.focus()
    const { tr } = this.core.state
    this.core.dispatch(tr.setSelection(at(tr.doc)).scrollIntoView())
  }
  readonly focusAt = (place: Point): boolean => focusAt(this.view, place)
  /** The caret into the text of a block; a block without text is selected as a whole. */
  focusBlock(id: Uuid, at: 'start' | 'end'): void {
    if (!new BlockIndex(this.core.state.doc).has(id)) this.core.drawAll()
    const shown = new BlockIndex(this.core.state.doc).get(id)
    if (!shown) return
    const head = headOf(shown.node)
    this.putCaret(doc =>
      hasText(shown.node)
        ? TextSelection.create(doc, shown.pos + 2 + (at === 'end' ? head.content.size : 0))
        : NodeSelection.isSelectable(head)
          ? NodeSelection.create(doc, shown.pos + 1)
          : Selection.near(doc.resolve(shown.pos + 1)),
    )
  }
  /** Brings a block into view and marks it for a moment. */
  reveal(id: Uuid): void {
    if (this.awaited?.id !== id) this.awaited = null
    if (!new BlockIndex(this.core.state.doc).has(id)) this.core.drawAll()
    this.unfold(id)
    const dom = this.blocks.element(id)
    // Of a long page it may still be on its way.
    this.awaited = dom ? null : (this.awaited ?? { id, until: this.options.now() + AWAITED_MS })
    if (!dom) return
    void import('./views/settle-scroll')
      .then(({ revealFar }) => revealFar(this.view.dom, dom))
      .catch(() => dom.scrollIntoView({ block: 'center' }))
  }
  private revealAwaited(): void {
    const { awaited } = this
    if (!awaited || this.core.isBehind) return
    if (this.options.now() > awaited.until) this.awaited = null
    else if (this.core.replica.block(awaited.id)) this.reveal(awaited.id)
  }
  /** The slash menu at the caret, as if its sign had been typed. */
  openSlashMenu(): boolean {
    return this.inline.openMenu('slash')
  }
  /** Opens or closes a block that folds, for this person. */
  setOpen(id: Uuid, open: boolean): void {
    this.options.openness?.setOpen(id, open)
    const dom = this.blocks.element(id)
    if (dom) showOpen(dom, open)
  }
  private foldOf(id: Uuid): 'open' | 'closed' | null {
    const block = this.core.replica.block(id)
    const fields = { type: block?.type ?? '', format: block?.format ?? {}, properties: block?.properties ?? {} }
    const { views, openness } = this.options
    if (!views?.get(fields.type)?.folds?.(fields)) return null
    return (openness?.isOpen(id) ?? true) ? 'open' : 'closed'
  }
  private hintOf(type: string): string | undefined {
    const hint = this.options.views?.get(type)?.hint
    return hint === undefined ? undefined : (this.options.t?.(hint) ?? hint)
  }
  /** Opens what folds a block away. */
  private unfold(id: Uuid): void {
    const dom = this.blocks.element(id)
    for (let at = dom?.parentElement?.closest<HTMLElement>('.sheaf-block'); at; ) {
      if (at.dataset['open'] === 'false') this.setOpen(at.dataset['blockId'] as Uuid, true)
      at = at.parentElement?.closest<HTMLElement>('.sheaf-block')
    }
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
    this.leaveLate?.()
    this.ending.abort()
    cancelAnimationFrame(this.turning)
    if (this.lastWhere !== nowhere) this.options.onWhere?.(nowhere)
    this.view.destroy()
    this.portals.destroy()
    this.scrollers.destroy()
  }

  /** A page that is not here yet shows nothing that could be written into. */
  private get canEdit(): boolean {
    return this.isEditable && this.options.client.replica.block(this.options.pageId) !== undefined
  }
  private dispatch(tr: Transaction): void {
    if (tr.docChanged && !this.canEdit) return
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
    const { doc, selection } = this.view.state
    if (this.view.state === this.core.state) return
    const isOther = doc !== this.core.state.doc
    // What only colours or marks is drawn by anybody at any time, and knows nothing of the caret.
    const moved = !isOther && selection.eq(this.core.state.selection) ? movedSelection(this.view) : null
    if (moved) return this.core.dispatch(this.core.state.tr.setSelection(moved))
    const isLocal = this.view.hasFocus() && !this.core.state.selection.eq(selection)
    this.view.updateState(this.core.state)
    if (isOther) this.inline.changed()
    if (isLocal) this.tellWhere()
    this.blocks.changed()
  }
  private drawPeers(): void {
    if (this.view.isDestroyed || !this.peers) return
    const { all, drawing } = this.peers
    const { state } = this.core
    const shown = remoteCursorsKey.getState(state)
    const wanted = drawing.decorationsOf(this.core.replica, state.doc, all)
    if (shown && shown.find().length === 0 && wanted.find().length === 0) return
    this.readCaret()
    this.core.dispatch(this.core.state.tr.setMeta(remoteCursorsKey, wanted).setMeta('addToHistory', false))
    this.turning ||= requestAnimationFrame(() => {
      this.turning = 0
      drawing.turnNames(this.view.dom)
    })
  }
  /** The position of this person, sent to others; a field inside a block counts too. */
  private watchFocus(): void {
    const { signal } = this.ending
    const tell = (): void => this.tellWhere()
    this.view.dom.addEventListener('focusin', tell, { signal })
    this.view.dom.addEventListener('focusin', () => this.visibility.forget(), { signal })
    // Where the focus goes is known only when it is there.
    this.view.dom.addEventListener('focusout', () => setTimeout(tell), { signal })
    document.addEventListener('visibilitychange', tell, { signal })
  }
  private tellWhere(): void {
    if (this.view.isDestroyed) return
    const where = whereIn(this.view, this.core.saved, this.lastWhere)
    if (JSON.stringify(where) === JSON.stringify(this.lastWhere)) return
    this.lastWhere = where
    this.options.onWhere?.(where)
  }

  private startComposition(view: EditorView): boolean {
    // A composition that replaces several blocks starts in one.
    const { $from, $to } = this.core.state.selection
    if (this.canEdit && !$from.sameParent($to)) deleteSelection(this.core)
    this.composition.start(view)
    return false
  }
}
