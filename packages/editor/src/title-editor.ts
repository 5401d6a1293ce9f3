// The title of a page: one line, bound to the page's own text. Marks that came from elsewhere are kept in the text and not
// shown; Enter carries what is behind the caret into a new first paragraph.

import { PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { type Caret, caretAt, resolveCaret } from '@sheaf/core/operations/text-place'
import type { Embed } from '@sheaf/core/text/rich-text'
import { embedLabel } from '@sheaf/core/text/safe-values'
import type { SyncClient } from '@sheaf/sync/sync-client'
import { Fragment, type Node, Schema, Slice } from 'prosemirror-model'
import { EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { followUp } from './chunks'
import { CompositionHold } from './composition'
import { deleteGrapheme } from './delete-grapheme'
import { focusAt, type Point } from './focus-at'
import { freshSelection, movedSelection } from './fresh-selection'
import { History, type Reverted } from './history'
import { exactKeymap } from './input/exact-keymap'
import { textDiff } from './text-diff'
import { typingStep } from './typing-step'
import { wholeLetters } from './whole-letters'

interface TitleEditorOptions {
  readonly client: SyncClient
  readonly pageId: Uuid
  readonly newId: () => Uuid
  readonly now: () => number
  readonly editable: boolean
  /** `name`: what assistive technology says. */
  readonly labels: { readonly name: string; readonly placeholder: string }
  readonly history?: History
  /** Enter was pressed; what stood behind the caret is a new first paragraph by now, where the caret goes. */
  readonly onEnter?: () => void
  /** The caret leaves the title downwards or to the right. */
  readonly onLeave?: () => void
}

const titleSchema = new Schema({
  nodes: {
    doc: { content: 'inline*', marks: '', whitespace: 'pre' },
    text: { group: 'inline' },
    embed: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { k: { default: '' }, v: { default: [] } },
      toDOM: node => ['span', { class: 'sheaf-embed', contenteditable: 'false' }, embedLabel(node.attrs as Embed)],
      leafText: node => embedLabel(node.attrs as Embed),
    },
  },
})
const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ')

export class TitleEditor {
  readonly history: History
  private state: EditorState
  private readonly view: EditorView
  private readonly composition: CompositionHold
  private saved: { anchor: Caret; head: Caret } | null = null
  private isEditable: boolean
  private isCommitting = false

  constructor(
    parent: HTMLElement,
    private readonly options: TitleEditorOptions,
  ) {
    this.isEditable = options.editable
    this.history = options.history ?? new History(options.client, options.now)
    this.composition = new CompositionHold(() => options.client.hold())
    this.state = EditorState.create({
      doc: this.render(),
      plugins: [freshSelection(), wholeLetters(), this.keys(), this.hint()],
    })
    this.view = new EditorView(parent, {
      state: this.state,
      editable: () => this.canEdit,
      attributes: {
        class: 'sheaf-title',
        role: 'textbox',
        'aria-label': options.labels.name,
        'aria-multiline': 'false',
        spellcheck: 'true',
        dir: 'auto',
      },
      dispatchTransaction: tr => this.dispatch(tr),
      clipboardTextSerializer: slice =>
        slice.content.textBetween(0, slice.content.size, '', leaf => embedLabel(leaf.attrs as Embed)),
      handlePaste: (_view, event) => this.insert(event.clipboardData?.getData('text/plain') ?? ''),
      handleDrop: (view, event) => !view.dragging && this.insert(event.dataTransfer?.getData('text/plain') ?? ''),
      handleDOMEvents: {
        compositionstart: view => {
          this.composition.start(view)
        },
        compositionend: view => this.composition.end(view),
        beforeinput: (_view, event) => this.beforeInput(event),
      },
    })
  }

  changed(keys: ReadonlySet<string>): void {
    if (this.isCommitting || !keys.has(`block:${this.options.pageId}`)) return
    const moved = movedSelection(this.view)
    if (moved) {
      this.state = this.state.apply(this.state.tr.setSelection(moved))
      this.saved = null
    }
    this.show()
  }
  focus(at: 'start' | 'end' = 'end'): void {
    const pos = at === 'start' ? 0 : this.state.doc.content.size
    this.dispatch(this.state.tr.setSelection(TextSelection.create(this.state.doc, pos)))
    this.view.focus()
  }
  /** The caret where somebody pressed; false where the title is not. */
  readonly focusAt = (place: Point): boolean => focusAt(this.view, place)
  setEditable(editable: boolean): void {
    this.isEditable = editable
    if (!editable) this.composition.stop()
    this.view.setProps({})
  }
  undo(): boolean {
    return this.canEdit && this.revert(() => this.history.undo())
  }
  redo(): boolean {
    return this.canEdit && this.revert(() => this.history.redo())
  }
  destroy(): void {
    this.composition.stop()
    this.view.destroy()
  }

  private get replica(): SyncClient['replica'] {
    return this.options.client.replica
  }
  private get canEdit(): boolean {
    return this.isEditable && this.replica.block(this.options.pageId) !== undefined
  }
  private render(): Node {
    const runs = this.replica.block(this.options.pageId) ? this.replica.runs(this.options.pageId) : []
    const nodes = runs.flatMap(({ insert }) =>
      insert === ''
        ? []
        : [typeof insert === 'string' ? titleSchema.text(insert) : titleSchema.nodes.embed.create({ ...insert })],
    )
    return titleSchema.node('doc', null, Fragment.fromArray(nodes))
  }

  private dispatch(tr: Transaction): void {
    if (tr.docChanged && !this.canEdit) return
    const before = this.state.doc
    this.state = this.state.apply(tr)
    if (tr.docChanged) {
      const draft = this.commit(building =>
        replaceText(building, this.options.pageId, before.content, this.state.doc.content),
      )
      if (draft) this.history.record(draft, typingStep(this.options.pageId, tr))
    }
    this.show()
  }
  private commit(build: (draft: Draft) => void): Draft | null {
    this.isCommitting = true
    try {
      return this.options.client.commit(build)
    } finally {
      this.isCommitting = false
    }
  }
  private revert(step: () => Reverted | null): boolean {
    const reverted = step()
    this.show()
    return reverted !== null
  }
  /** Makes the line show the record; nothing to do when it does. */
  private show(): void {
    const want = this.render()
    const { doc } = this.state
    const diff = textDiff(doc.content, want.content)
    if (diff) {
      const tr = followUp(this.state).replace(
        diff.from,
        diff.before,
        new Slice(want.content.cut(diff.from, diff.after), 0, 0),
      )
      this.restore(tr)
      this.state = this.state.apply(tr)
    }
    this.saved = this.save()
    if (!this.view.isDestroyed && this.view.state !== this.state) this.view.updateState(this.state)
  }
  private save(): { anchor: Caret; head: Caret } | null {
    const { pageId } = this.options
    const { anchor, head } = this.state.selection
    return this.canEdit
      ? { anchor: caretAt(this.replica, pageId, anchor), head: caretAt(this.replica, pageId, head) }
      : null
  }
  private restore(tr: Transaction): void {
    const anchor = this.saved && resolveCaret(this.replica, this.saved.anchor)
    const head = this.saved && resolveCaret(this.replica, this.saved.head)
    const { size } = tr.doc.content
    if (anchor && head)
      tr.setSelection(TextSelection.create(tr.doc, Math.min(anchor.offset, size), Math.min(head.offset, size)))
  }

  private insert(text: string): boolean {
    if (this.canEdit && text) this.dispatch(this.state.tr.insertText(oneLine(text)).scrollIntoView())
    return true
  }
  private enter(): boolean {
    const { from, to } = this.state.selection
    const { pageId, client, newId } = this.options
    if (!this.canEdit) return false
    const id = newId()
    const rest = this.state.doc.content.cut(to)
    const draft = this.commit(building => {
      if (from < this.state.doc.content.size) building.removeText(pageId, from, this.state.doc.content.size)
      building.create(
        id,
        PARAGRAPH,
        { table: 'block', id: pageId },
        { after: [], before: client.replica.view.content(pageId).slice(0, 3) },
      )
      let offset = 0
      rest.forEach(node => {
        building.insertText(id, offset, contentOf(node))
        offset += node.nodeSize
      })
    })
    if (draft) this.history.record(draft, null)
    this.show()
    this.options.onEnter?.()
    return true
  }
  private keys(): Plugin {
    const leave = (): boolean => {
      this.options.onLeave?.()
      return this.options.onLeave !== undefined
    }
    const remove = (side: 'before' | 'after'): boolean => {
      if (this.canEdit) this.dispatch(deleteGrapheme(this.state, side))
      return this.canEdit
    }
    return exactKeymap({
      Enter: () => this.enter(),
      'Shift-Enter': () => this.enter(),
      Backspace: () => remove('before'),
      Delete: () => remove('after'),
      'Mod-z': () => this.undo() || true,
      'Mod-Shift-z': () => this.redo() || true,
      'Mod-y': () => this.redo() || true,
      ArrowDown: (_state, _dispatch, view) => view?.endOfTextblock('down') === true && leave(),
      ArrowRight: () =>
        this.state.selection.empty && this.state.selection.head === this.state.doc.content.size && leave(),
      Tab: () => false,
    })
  }
  private beforeInput(event: InputEvent): boolean {
    if (!/^(format|history)/.test(event.inputType)) return false
    event.preventDefault()
    if (event.inputType === 'historyUndo') this.undo()
    if (event.inputType === 'historyRedo') this.redo()
    return true
  }
  private hint(): Plugin {
    return new Plugin({
      props: {
        attributes: ({ doc }) =>
          doc.content.size === 0
            ? { 'data-placeholder': this.options.labels.placeholder, class: 'sheaf-hint sheaf-hint-always' }
            : { class: '' },
      },
    })
  }
}

const contentOf = (node: Node): string | Embed =>
  node.isText ? (node.text ?? '') : { k: String(node.attrs['k']), v: node.attrs['v'] as Embed['v'] }

/** The smallest edit that turns one line into another. */
function replaceText(draft: Draft, block: Uuid, before: Fragment, after: Fragment): void {
  const diff = textDiff(before, after)
  if (!diff) return
  if (diff.before > diff.from) draft.removeText(block, diff.from, diff.before)
  let offset = diff.from
  after.cut(diff.from, diff.after).forEach(node => {
    draft.insertText(block, offset, contentOf(node))
    offset += node.nodeSize
  })
}
