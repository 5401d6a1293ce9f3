// Comments at their places, with what they take from other features. All of it is one part that comes late.
import type { Uuid } from '@sheaf/core/ids'
import type { PageContext } from '../actions/page-context'
import { AddPageComment } from '../features/comments/add-page-comment'
import { CommentPartsContext } from '../features/comments/comment-parts'
import { Comments } from '../features/comments/comments'
import { CommentsSidebar } from '../features/comments/comments-sidebar'
import { PageComments } from '../features/comments/page-comments'
import { clipboardHandler } from '../features/page/clipboard-handler'
import { EmojiPicker } from './late-emoji'

const parts = { clipboardHandler, EmojiPicker }

interface CommentsAtProps {
  readonly at: 'head' | 'title' | 'page' | 'side'
  readonly pageId: Uuid
  readonly page?: PageContext | undefined
}

/** Over the title of a page, under it, over its text, or beside it. */
export function CommentsAt({ at, pageId, page }: CommentsAtProps) {
  return (
    <CommentPartsContext value={parts}>
      {at === 'head' && <AddPageComment pageId={pageId} />}
      {at === 'title' && <PageComments pageId={pageId} />}
      {at === 'page' && page && <Comments page={page} />}
      {at === 'side' && <CommentsSidebar pageId={pageId} page={page} />}
    </CommentPartsContext>
  )
}
