// What people do with discussions, as operations of one draft: open one on a block or on words of it, answer, reword, settle, take away.
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { discussionMark } from '@sheaf/core/text/discussion-marks'
import type { RichText } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import type { Draft } from './draft'

/** Words of a block, in offsets of its text. */
export interface Span {
  readonly block: Uuid
  readonly from: number
  readonly to: number
}
export interface NewDiscussion {
  readonly id: Uuid
  /** The block that it is about; a page is a block too. */
  readonly block: Uuid
  /** The words that it is about, if it is about words. */
  readonly spans: readonly Span[]
  /** Those words, for when they are gone. */
  readonly context: RichText
}

const json = (text: RichText): Json[] => text as unknown as Json[]

/** To be written into one draft together with its first comment. */
export function openDiscussion(draft: Draft, spaceId: Uuid, { id, block, spans, context }: NewDiscussion): void {
  const value = {
    parent_table: 'block',
    parent_id: block,
    ...(context.length > 0 ? { context: json(context) } : {}),
  }
  draft.push({ command: 'create', pointer: { table: 'discussion', id, spaceId }, args: { value } })
  list(draft, { table: 'block', id: block, spaceId }, 'discussions', id)
  // The mark last: who may only comment may put it there because the discussion is theirs.
  for (const { block: at, from, to } of spans) draft.formatText(at, from, to, { [discussionMark(id)]: true })
}

export function addComment(draft: Draft, spaceId: Uuid, discussion: Uuid, id: Uuid, text: RichText): void {
  const value = { parent_table: 'discussion', parent_id: discussion, text: json(text) }
  draft.push({ command: 'create', pointer: { table: 'comment', id, spaceId }, args: { value } })
  list(draft, { table: 'discussion', id: discussion, spaceId }, 'comments', id)
}

export const setComment = (draft: Draft, spaceId: Uuid, id: Uuid, text: RichText): void =>
  draft.set({ table: 'comment', id, spaceId }, ['text'], json(text))

export const removeComment = (draft: Draft, spaceId: Uuid, id: Uuid): void =>
  draft.set({ table: 'comment', id, spaceId }, ['alive'], false)

export const setResolved = (draft: Draft, spaceId: Uuid, id: Uuid, isResolved: boolean): void =>
  draft.set({ table: 'discussion', id, spaceId }, ['resolved'], isResolved)

/** It is no longer listed. Its mark stays on the words and is shown no more, so that an undo has nothing to find again. */
export function removeDiscussion(draft: Draft, spaceId: Uuid, block: Uuid, id: Uuid): void {
  const pointer: Pointer = { table: 'block', id: block, spaceId }
  draft.push({ command: 'listRemove', pointer, path: ['discussions'], args: { id } })
}

function list(draft: Draft, pointer: Pointer, field: string, id: Uuid): void {
  draft.push({ command: 'listInsert', pointer, path: [field], args: { id, at: { after: [], before: [] } } })
}
