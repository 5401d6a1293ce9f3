// Actions on discussions, as operations of one draft: open one on a block or on words of it, reply, edit, resolve, delete.
import type { Uuid } from '../ids'
import { atEnd } from '../operations/anchor'
import { discussionMark } from '../text/discussion-marks'
import type { RichText } from '../text/rich-text'
import type { Draft } from './draft'

/** Words of a block, in offsets of its text. */
export interface Span {
  readonly block: Uuid
  readonly from: number
  readonly to: number
}
interface NewDiscussion {
  readonly id: Uuid
  /** The block that it is about; a page is a block too. */
  readonly block: Uuid
  /** The words that it is about, if it is about words. */
  readonly spans: readonly Span[]
  /** Those words, for when they are gone. */
  readonly context: RichText
}

/** To be written into one draft together with its first comment. */
export function openDiscussion(draft: Draft, { id, block, spans, context }: NewDiscussion): void {
  const value = {
    parent_table: 'block',
    parent_id: block,
    ...(context.length > 0 ? { context } : {}),
  }
  draft.createRecord(draft.at('discussion', id), value)
  draft.insertInList(draft.at('block', block), ['discussions'], id, atEnd)
  // The mark last: a commenter may set it because they own the discussion.
  for (const { block: at, from, to } of spans) draft.formatText(at, from, to, { [discussionMark(id)]: true })
}

export function addComment(draft: Draft, discussion: Uuid, id: Uuid, text: RichText): void {
  const value = { parent_table: 'discussion', parent_id: discussion, text }
  draft.createRecord(draft.at('comment', id), value)
  draft.insertInList(draft.at('discussion', discussion), ['comments'], id, atEnd)
}

export const setComment = (draft: Draft, id: Uuid, text: RichText): void =>
  draft.set(draft.at('comment', id), ['text'], text)

export const removeComment = (draft: Draft, id: Uuid): void => draft.set(draft.at('comment', id), ['alive'], false)

/** As its author deletes it: with the last comment goes the discussion. Says which of them went. */
export function deleteComment(
  draft: Draft,
  id: Uuid,
  { id: discussion, parent }: { readonly id: Uuid; readonly parent: Uuid },
): 'comment' | 'discussion' {
  const { space } = draft
  const others = (space.get('discussion', discussion)?.comments ?? []).filter(other => other !== id)
  if (others.some(other => space.get('comment', other)?.alive !== false)) {
    removeComment(draft, id)
    return 'comment'
  }
  removeDiscussion(draft, parent, discussion)
  return 'discussion'
}

export const setResolved = (draft: Draft, id: Uuid, isResolved: boolean): void =>
  draft.set(draft.at('discussion', id), ['resolved'], isResolved)

/** Takes it off the list. Its mark stays in the text but is not shown, so that an undo has nothing to restore. */
export const removeDiscussion = (draft: Draft, block: Uuid, id: Uuid): void =>
  draft.removeFromList(draft.at('block', block), ['discussions'], id)
