// A comment while it is being written: what the field keeps, with its own steps back, and a draft of it for after a reload.
import type { Uuid } from '@sheaf/core/ids'
import type { RichText } from '@sheaf/core/text/rich-text'
import type { FieldRecord } from '@sheaf/editor/field-text/field-text'
import { keepDraft, keptDraft } from './comment-drafts'

export class WrittenComment implements FieldRecord {
  private value: RichText
  private past: RichText[] = []
  private future: RichText[] = []

  constructor(
    private readonly userId: Uuid,
    /** What the draft is kept by; null: it is not kept. */
    private readonly about: string | null,
    initial: RichText = [],
  ) {
    const kept = about === null ? [] : keptDraft(userId, about)
    this.value = kept.length > 0 ? kept : initial
  }
  get isEmpty(): boolean {
    return this.value.length === 0
  }
  readonly read = (): RichText => this.value
  readonly write = (value: RichText | null): void => {
    this.past.push(this.value)
    this.future = []
    this.set(value ?? [])
  }
  readonly undo = (): void => this.step(this.past, this.future)
  readonly redo = (): void => this.step(this.future, this.past)
  /** It was sent. */
  clear(): void {
    this.past = []
    this.future = []
    this.set([])
  }

  private step(from: RichText[], to: RichText[]): void {
    const value = from.pop()
    if (!value) return
    to.push(this.value)
    this.set(value)
  }
  private set(value: RichText): void {
    this.value = value
    if (this.about !== null) keepDraft(this.userId, this.about, value)
  }
}
