// A rich text that a record keeps as one field, on a screen: one line of thought without blocks. Those who may not write see the
// same and follow its links.
import type { Embed } from '@sheaf/core/text/rich-text'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import { beforePageGoes } from '@sheaf/ui/page-leave/page-leave'
import { Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { isPlainPaste } from '../clipboard/clipboard'
import type { ClipboardHandler } from '../clipboard/clipboard-handler'
import { toggleEquation } from '../commands/inline-equation'
import { setTextColor } from '../commands/inline-marks'
import { type LinkAt, linkAt } from '../commands/link-at'
import { markOfFormat, toggleMark } from '../commands/marks'
import type { TextCommand, WrittenText } from '../commands/text-command'
import { CompositionHold } from '../composition'
import { deleteGrapheme } from '../delete-grapheme'
import { followLink } from '../follow-link'
import { freshSelection, movedSelection } from '../fresh-selection'
import type { HeldRange } from '../held-range'
import { nodeOfEmbed } from '../inline'
import { exactKeymap } from '../input/exact-keymap'
import { rectBetween } from '../input/rect-between'
import { closing, opening, type TriggerHooks, type TriggerKind, triggers } from '../input/trigger'
import { typedAddresses } from '../input/typed-address'
import { typedInput } from '../input/typed-input'
import { schema } from '../schema'
import { type EmbedHooks, embedViews } from '../views/embed-views'
import { wholeLetters } from '../whole-letters'
import { copyFrom, pasteInto } from './field-clipboard'
import { type FieldRecord, FieldText } from './field-text'

/** Of the elements that hold such a text: every key pressed in one is its own. */
const FIELD_TEXT = 'data-field-text'

export interface AskedLink {
  readonly text: WrittenText
  readonly place: HeldRange
  readonly link: LinkAt | null
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect; readonly contextElement: Element }
}
interface FieldEditorOptions extends Partial<Omit<EmbedHooks, 'onEmbed'>> {
  readonly record: FieldRecord
  readonly editable: boolean
  /** `name`: what assistive technology says. */
  readonly labels: { readonly name: string; readonly placeholder: string }
  readonly clipboardHandler: Fetched<ClipboardHandler>
  readonly locale: () => string
  readonly highlightColor: () => string
  readonly onFocus: () => void
  readonly onBlur: () => void
  /** It was left by key. */
  readonly onDone: (key: 'Enter' | 'Escape') => void
  /** Hears of signs that open a menu; without it there are none. */
  readonly triggers?: Partial<TriggerHooks>
  /** Told whether it is empty, at every step. */
  readonly onChange?: (isEmpty: boolean) => void
  /** A link is wanted for what is selected, or around the caret. */
  readonly onLink: (asked: AskedLink) => void
}

export class FieldEditor {
  readonly text: FieldText
  private readonly view: EditorView
  private readonly composition: CompositionHold
  private readonly ending = new AbortController()
  private isEditable: boolean

  constructor(
    parent: HTMLElement,
    private readonly options: FieldEditorOptions,
  ) {
    this.isEditable = options.editable
    const isEditable = (): boolean => this.isEditable
    this.text = new FieldText({
      record: options.record,
      plugins: [
        freshSelection(),
        wholeLetters(),
        ...(options.triggers ? [triggers(() => options.triggers ?? {}, isEditable, ['mention'])] : []),
        typedInput({ text: () => this.text, isEditable, locale: options.locale }),
        typedAddresses({ text: () => this.text, isEditable }),
        this.keys(),
        this.hint(),
      ],
      onState: () => this.draw(),
    })
    this.composition = new CompositionHold(() => this.holdChanges())
    this.view = new EditorView(parent, {
      state: this.text.state,
      editable: isEditable,
      attributes: () => this.attributes(),
      nodeViews: embedViews(() => options, isEditable),
      dispatchTransaction: tr => this.dispatch(tr),
      handleDrop: (view, event) => !view.dragging && this.drop(event),
      handleDOMEvents: {
        focus: () => options.onFocus(),
        blur: () => options.onBlur(),
        compositionstart: view => this.composition.start(view),
        compositionend: view => this.composition.end(view),
        beforeinput: (_view, event) => this.beforeInput(event),
        click: (_view, event) => followLink(event, this.isEditable),
        copy: (_view, event) => this.copy(event),
        cut: (_view, event) => this.copy(event) && this.run(text => remove(text, 'before')),
        paste: (view, event) => this.paste(event, isPlainPaste(view)),
        // The block around it can be dragged too.
        dragstart: (_view, event) => event.stopPropagation(),
      },
    })
    this.keepWhenHidden()
  }

  /** The record may be another one. */
  changed(): void {
    const moved = movedSelection(this.view)
    if (moved) this.text.dispatch(this.text.state.tr.setSelection(moved))
    this.text.changed()
  }
  setEditable(editable: boolean): void {
    if (editable === this.isEditable) return
    if (!editable) this.leave()
    this.isEditable = editable
    this.view.setProps({})
  }
  /** The caret behind the last word, unless it is in it already. */
  focus(): void {
    if (this.view.hasFocus()) return
    const { doc, tr } = this.text.state
    this.text.dispatch(tr.setSelection(TextSelection.atEnd(doc)))
    this.view.focus()
  }
  /** The caret where it was. */
  resume(): void {
    this.view.focus()
  }
  get dom(): HTMLElement {
    return this.view.dom
  }
  /** Letters or an embed in place of what stands between two offsets, at the caret unless said; the caret goes behind it. */
  put(content: string | Embed, at?: { readonly from: number; readonly to: number }): void {
    const { tr, selection } = this.text.state
    const { from, to } = at ?? selection
    const node = typeof content === 'string' ? schema.text(content) : nodeOfEmbed(content)
    tr.replaceWith(from, to, typeof content === 'string' ? node : [node, schema.text(' ')])
    this.text.dispatch(tr.scrollIntoView())
    this.view.focus()
  }
  /** Opens a menu at the caret, as if its sign had been typed. */
  ask(kind: TriggerKind): void {
    this.focus()
    this.text.dispatch(opening(this.text.state, kind))
  }
  closeMenu(): void {
    if (!this.view.isDestroyed) this.text.dispatch(closing(this.text.state))
  }
  /** The caret went elsewhere. */
  leave(): void {
    this.composition.stop()
    this.text.leave()
  }
  destroy(): void {
    this.ending.abort()
    this.composition.stop()
    this.text.close()
    this.view.destroy()
  }

  private attributes(): Record<string, string> {
    const shown = { class: 'sheaf-field-text', dir: 'auto' }
    if (!this.isEditable) return shown
    const { name, placeholder } = this.options.labels
    return {
      ...shown,
      [FIELD_TEXT]: '',
      role: 'textbox',
      tabindex: '0',
      'aria-label': name,
      'aria-multiline': 'true',
      'aria-placeholder': placeholder,
      spellcheck: 'true',
    }
  }
  private draw(): void {
    this.options.onChange?.(this.text.state.doc.content.size === 0)
    if (!this.view.isDestroyed && this.view.state !== this.text.state) this.view.updateState(this.text.state)
  }
  private dispatch(tr: Transaction): void {
    if (!tr.docChanged || this.isEditable) this.text.dispatch(tr)
  }
  private run(command: TextCommand): boolean {
    return this.isEditable && command(this.text)
  }
  private holdChanges(): () => void {
    this.text.isComposing = true
    return () => {
      this.text.isComposing = false
      this.text.changed()
    }
  }
  /** A tab that is put away may never come back. */
  private keepWhenHidden(): void {
    const { signal } = this.ending
    const keep = (): void => this.text.keep()
    signal.addEventListener('abort', beforePageGoes(keep))
    document.addEventListener('visibilitychange', keep, { signal })
  }

  private keys(): Plugin {
    const key = (command: TextCommand) => (): boolean => this.run(command)
    const done = (key: 'Enter' | 'Escape') => (): boolean => {
      if (this.isEditable) this.options.onDone(key)
      return this.isEditable
    }
    return exactKeymap({
      Enter: done('Enter'),
      'Mod-Enter': done('Enter'),
      'Mod-Shift-Enter': done('Enter'),
      Escape: done('Escape'),
      'Shift-Enter': key(text => write(text, '\n')),
      Backspace: key(text => remove(text, 'before')),
      'Shift-Backspace': key(text => remove(text, 'before')),
      Delete: key(text => remove(text, 'after')),
      'Mod-a': () => this.text.selectAll(),
      'Mod-b': key(toggleMark('b')),
      'Mod-i': key(toggleMark('i')),
      'Mod-u': key(toggleMark('_')),
      'Mod-Shift-x': key(toggleMark('s')),
      'Mod-Shift-s': key(toggleMark('s')),
      'Mod-e': key(toggleMark('c')),
      'Mod-Shift-h': key(text => setTextColor(this.options.highlightColor(), 'toggle')(text)),
      'Mod-Shift-e': key(toggleEquation),
      'Mod-k': key(() => this.askLink()),
      'Mod-z': key(() => this.text.undo()),
      'Mod-Shift-z': key(() => this.text.redo()),
      'Mod-y': key(() => this.text.redo()),
    })
  }
  private hint(): Plugin {
    return new Plugin({
      props: {
        attributes: ({ doc }) =>
          doc.content.size === 0 && this.isEditable
            ? { 'data-placeholder': this.options.labels.placeholder, class: 'sheaf-hint sheaf-hint-always' }
            : { class: '' },
      },
    })
  }
  private askLink(): boolean {
    const { selection } = this.text.state
    const link = linkAt(this.text.state, selection.from)
    const { from, to } = selection.empty && link ? link : selection
    const anchor = { contextElement: this.view.dom, getBoundingClientRect: () => rectBetween(this.view, from, to) }
    const place: HeldRange = () => (to <= this.text.state.doc.content.size ? { from, to } : null)
    this.options.onLink({ text: this.text, place, link, anchor })
    return true
  }
  /** What menus of the browser and of the system do. */
  private beforeInput(event: InputEvent): boolean {
    const mark = markOfFormat[event.inputType]
    const isUndo = event.inputType === 'historyUndo'
    if (!mark && !isUndo && event.inputType !== 'historyRedo') return false
    event.preventDefault()
    this.run(mark ? toggleMark(mark) : () => (isUndo ? this.text.undo() : this.text.redo()))
    return true
  }

  private copy(event: ClipboardEvent): boolean {
    const isCopied =
      event.clipboardData !== null && copyFrom(this.text, event.clipboardData, this.options.clipboardHandler)
    if (isCopied) event.preventDefault()
    return isCopied
  }
  private paste(event: ClipboardEvent, isPlain: boolean): boolean {
    if (!event.clipboardData || this.view.composing) return false
    event.preventDefault()
    if (this.isEditable) pasteInto(this.text, event.clipboardData, isPlain, this.options.clipboardHandler)
    return true
  }
  /** Text from elsewhere. A file has no place here, and must not take the page's. */
  private drop(event: DragEvent): boolean {
    event.preventDefault()
    const at = this.view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (!this.isEditable || !at || !event.dataTransfer) return true
    const { doc, tr } = this.text.state
    this.text.dispatch(tr.setSelection(TextSelection.create(doc, at.pos)))
    pasteInto(this.text, event.dataTransfer, false, this.options.clipboardHandler)
    this.view.focus()
    return true
  }
}

const write = (text: WrittenText, letters: string): boolean => {
  text.dispatch(text.state.tr.insertText(letters).scrollIntoView())
  return true
}
const remove = (text: WrittenText, side: 'before' | 'after'): boolean => {
  text.dispatch(deleteGrapheme(text.state, side).scrollIntoView())
  return true
}
