// How much one block and one record may hold, judged by the room when a transaction has run and before it is kept. What is too large
// already, from a time with other limits, may still become smaller.
import { SheafError } from '../errors'
import { limits } from '../limits'
import { type Phrase, phrase } from '../phrase'
import { serverLimits } from '../server-limits'
import type { Steps } from '../steps'
import type { RichText } from '../text/rich-text'
import type { RecordValue, SpaceState } from './space-state'

const refusal = (type: string, most: number, said: (most: { readonly most: string }) => Phrase): SheafError =>
  new SheafError('UserValidationError', { debugMessage: said({ most: String(most) }), clientData: { type, most } })

/** Throws when a record that the transaction changed has grown beyond what is allowed. May throw NotLoaded. */
export function* checkContent(state: SpaceState): Steps<void> {
  for (const { table, value } of state.own.values()) {
    const before = state.base.get(table, value.id)
    if (table === 'block') checkTitle(titleOf(before), titleOf(value))
    if (hasNewContent(before, value)) checkSize(before, value)
    yield
  }
}

/** An update of a text, before it is looked into. */
export function checkUpdateSize(update: Uint8Array): void {
  if (update.length > limits.maxTextUpdateBytes)
    throw refusal('text_update_too_large', limits.maxTextUpdateBytes, most =>
      phrase('A change of a text can have at most {most} bytes.', most),
    )
}

/** What a text and its history take, before and after an update. */
export function checkStateSize(before: number, after: number): void {
  if (after > limits.maxTextStateBytes && after > before)
    throw refusal('text_state_too_large', limits.maxTextStateBytes, most =>
      phrase('A text with its history can have at most {most} bytes. Continue in a new block.', most),
    )
}

function checkTitle(before: RichText, after: RichText): void {
  if (before === after) return
  const length = lengthOf(after)
  if (length > limits.maxTextCharacters && length > lengthOf(before))
    throw refusal('text_too_long', limits.maxTextCharacters, most =>
      phrase('A block can have at most {most} characters.', most),
    )
  const marks = mostMarks(after)
  if (marks > serverLimits.maxMarksPerCharacter && marks > mostMarks(before))
    throw refusal('too_many_marks', serverLimits.maxMarksPerCharacter, most =>
      phrase('A character can have at most {most} marks.', most),
    )
}

function checkSize(before: RecordValue | undefined, after: RecordValue): void {
  const size = bytesOf(after)
  if (size > limits.maxRecordBytes && size > (before ? bytesOf(before) : 0))
    throw refusal('record_too_large', limits.maxRecordBytes, most =>
      phrase('A record can have at most {most} bytes.', most),
    )
}

const none: RichText = []
const titleOf = (value: RecordValue | undefined): RichText => {
  const title = (value?.['properties'] as { readonly title?: unknown } | undefined)?.title
  return Array.isArray(title) ? (title as RichText) : none
}
const lengthOf = (title: RichText): number => title.reduce((sum, [text]) => sum + (text?.length ?? 0), 0)
const mostMarks = (title: RichText): number => title.reduce((most, item) => Math.max(most, item[1]?.length ?? 0), 0)

/** Children have rows of their own: a list of them is no content of their parent's. */
const withoutContent: ReadonlySet<string> = new Set(['content', 'version', 'last_version', 'last_edited_time'])
const hasNewContent = (before: RecordValue | undefined, after: RecordValue): boolean =>
  Object.keys(after).some(field => !withoutContent.has(field) && after[field] !== before?.[field])

function bytesOf({ content: _children, ...value }: RecordValue): number {
  const text = JSON.stringify(value)
  // A character takes at most three bytes of UTF-8 each: mostly there is nothing to count.
  return text.length * 3 <= limits.maxRecordBytes ? text.length : new TextEncoder().encode(text).length
}
