// A rich text that a record keeps as one field, such as a caption, without a screen. It shows the record's value and is saved as a
// whole: a moment after the last key, at the latest when it loses focus.
//
// Two people who write it at once do not mix their letters, as texts of blocks do: the last writer wins for the field. What one of
// them types is never replaced under the caret; the other's value is shown as soon as nothing local is unsaved.
import { sameJson } from '@sheaf/core/operations/same-json'
import { type RichText, runsOfTitle, titleOfRuns } from '@sheaf/core/text/rich-text'
import { type Fragment, Slice } from 'prosemirror-model'
import { EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { followUp } from '../chunks'
import { cutRuns } from '../clipboard/selected-trees'
import type { WrittenText } from '../commands/text-command'
import { inlineOfRuns, runsOfInline } from '../inline'
import { bodyType } from '../schema'
import { textDiff } from '../text-diff'

export interface FieldRecord {
  /** The field as it is now. */
  readonly read: () => RichText
  /** One step that can be undone. Null takes the field away. */
  readonly write: (value: RichText | null) => void
  readonly undo: () => void
  readonly redo: () => void
}
interface FieldTextOptions {
  readonly record: FieldRecord
  readonly plugins?: readonly Plugin[]
  /** The state is another one. */
  readonly onState?: () => void
}

/** After the last key, as long as keys of a page are one step. */
const PAUSE_MS = 500
/** For those who type on and on. */
const LATEST_MS = 2_000

export class FieldText implements WrittenText {
  state: EditorState
  /** What comes next is a step of its own: what was typed until now is written first. */
  readonly options = { history: { closeEntry: () => this.keep() } }
  /** An input method composes: a change under it would end it. */
  isComposing = false
  private kept: RichText
  private isAhead = false
  private isTouched = false
  private isClosed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private until = 0

  constructor(private readonly given: FieldTextOptions) {
    this.kept = given.record.read()
    this.state = EditorState.create({
      doc: bodyType.create(null, inlineOf(this.kept)),
      plugins: [...(given.plugins ?? [])],
    })
  }

  dispatch(tr: Transaction): void {
    if (this.isClosed) return
    this.state = this.state.apply(tr)
    if (tr.docChanged) this.keepSoon()
    this.given.onState?.()
  }
  /** The record may be another one. */
  changed(): void {
    this.kept = this.given.record.read()
    if (this.isAhead || this.isComposing) return
    const want = inlineOf(this.kept)
    const diff = textDiff(this.state.doc.content, want)
    if (!diff) return
    const piece = new Slice(want.cut(diff.from, diff.after), 0, 0)
    this.state = this.state.apply(followUp(this.state).replace(diff.from, diff.before, piece))
    this.given.onState?.()
  }
  /** Writes what is not written yet. */
  keep(): void {
    clearTimeout(this.timer)
    if (!this.isAhead) return
    this.isAhead = false
    const value = this.value()
    if (sameJson(value, this.kept)) return
    this.kept = value
    this.given.record.write(value.length > 0 ? value : null)
  }
  /** The caret is elsewhere: spaces at the ends were on the way to another word. */
  leave(): void {
    if (this.isTouched) {
      const { doc, tr } = this.state
      const text = doc.textBetween(0, doc.content.size, '', '\uFFFC')
      const end = text.trimEnd().length
      const start = Math.min(end, text.length - text.trimStart().length)
      if (end < text.length) tr.delete(end, text.length)
      if (start > 0) tr.delete(0, start)
      if (tr.docChanged) this.dispatch(tr)
      this.keep()
    }
    this.isTouched = false
    this.changed()
  }
  /** The field is closed. Late input, such as a paste that waited, is dropped. */
  close(): void {
    this.leave()
    this.isClosed = true
  }
  undo(): boolean {
    return this.revert(() => this.given.record.undo())
  }
  redo(): boolean {
    return this.revert(() => this.given.record.redo())
  }
  selectAll(): boolean {
    const { doc, tr } = this.state
    this.dispatch(tr.setSelection(TextSelection.create(doc, 0, doc.content.size)))
    return true
  }

  private revert(step: () => void): boolean {
    this.keep()
    step()
    this.changed()
    return true
  }
  private keepSoon(): void {
    const now = Date.now()
    if (!this.isAhead) this.until = now + LATEST_MS
    this.isAhead = true
    this.isTouched = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.keep(), Math.max(0, Math.min(PAUSE_MS, this.until - now)))
  }
  /** Only what differs is taken from the screen: attributes that this build does not know stay around it. */
  private value(): RichText {
    const runs = runsOfTitle(this.kept)
    const { content } = this.state.doc
    const diff = textDiff(inlineOfRuns(runs), content)
    if (!diff) return this.kept
    return titleOfRuns([
      ...cutRuns(runs, 0, diff.from),
      ...runsOfInline(content.cut(diff.from, diff.after)),
      ...cutRuns(runs, diff.before, Number.POSITIVE_INFINITY),
    ])
  }
}

const inlineOf = (value: RichText): Fragment => inlineOfRuns(runsOfTitle(value))
