// Actions on discussions. Whatever removes something that others see can be undone.

import {
  addComment,
  deleteComment,
  openDiscussion,
  removeDiscussion,
  setComment,
  setResolved,
} from '@sheaf/core/actions/discussions'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { withoutDashes } from '@sheaf/core/ids'
import type { RichText } from '@sheaf/core/text/rich-text'
import { spansOf } from '@sheaf/editor/commands/selected-text'
import type { PageDiscussion } from '@sheaf/sync/page-discussions'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { newId } from '../../data/browser-world'
import type { SpaceSession } from '../../data/space-session'
import { t } from '../../i18n/t'
import { pagePath } from '../../routes'
import type { CommentTarget } from './open-comments'

/** Returns the new discussion. */
export function discuss({ client, replica }: SpaceSession, { block, words }: CommentTarget, text: RichText): Uuid {
  const id = newId()
  const spans = words ? spansOf(replica, words) : []
  client.commit(draft => {
    openDiscussion(draft, { id, block: spans[0]?.block ?? block, spans, context: words?.context ?? [] })
    addComment(draft, id, newId(), text)
  })
  return id
}

export const reply = ({ client }: SpaceSession, discussion: Uuid, text: RichText): void =>
  void client.commit(draft => addComment(draft, discussion, newId(), text))

export const reword = ({ client }: SpaceSession, comment: Uuid, text: RichText): void =>
  void client.commit(draft => setComment(draft, comment, text))

export function resolve(session: SpaceSession, id: Uuid, toasts: Toasts): void {
  undoable(session, toasts, draft => {
    setResolved(draft, id, true)
    return t('Discussion resolved')
  })
}
export const reopen = ({ client }: SpaceSession, id: Uuid): void =>
  void client.commit(draft => setResolved(draft, id, false))

export function takeBack(session: SpaceSession, comment: Uuid, discussion: PageDiscussion, toasts: Toasts): void {
  undoable(session, toasts, draft =>
    deleteComment(draft, comment, discussion) === 'comment' ? t('Comment deleted') : t('Discussion deleted'),
  )
}
export function dismiss(session: SpaceSession, { id, parent }: PageDiscussion, toasts: Toasts): void {
  undoable(session, toasts, draft => {
    removeDiscussion(draft, parent, id)
    return t('Discussion deleted')
  })
}

/** `build` says what has happened. */
function undoable({ client }: SpaceSession, toasts: Toasts, build: (draft: Draft) => string): void {
  let text = ''
  const done = client.commit(draft => {
    text = build(draft)
  })
  if (!done) return
  const onAction = (): void => void client.commit(draft => draft.revert(done.inverse))
  toasts.show({ text, action: { label: t('Undo'), onAction } })
}

const discussionPath = (pageId: Uuid, id: Uuid): string => `${pagePath(pageId)}?d=${withoutDashes(id)}`

export async function copyDiscussionLink(pageId: Uuid, id: Uuid, toasts: Toasts): Promise<void> {
  await navigator.clipboard.writeText(location.origin + discussionPath(pageId, id)).then(
    () => toasts.show({ text: t('Link copied') }),
    () => toasts.show({ text: t('Couldn’t copy'), tone: 'error' }),
  )
}
