// Discussions beside what they are about, or the field for a new one. On a narrow screen it lies at the lower edge.
import type { Uuid } from '@sheaf/core/ids'
import type { PageDiscussion } from '@sheaf/sync/page-discussions'
import { Popover } from '@sheaf/ui/popover/popover'
import { useEffect } from 'react'
import type { PageContext } from '../../actions/page-context'
import { useSession } from '../../data/hooks'
import { isTouch } from '../../editing/is-touch'
import { t } from '../../i18n/t'
import { CommentField } from './comment-field'
import styles from './comments.module.css'
import { discuss } from './discussion-actions'
import { anchorOf, rangesOf } from './discussion-places'
import { discussionStoreOf } from './discussion-store'
import { showPending } from './highlight-discussions'
import { type CommentTarget, type OpenComments, openComments } from './open-comments'
import { Thread } from './thread'

interface DiscussionPopoverProps {
  readonly page: PageContext
  readonly open: OpenComments
  readonly discussions: readonly PageDiscussion[]
}

export function DiscussionPopover({ page, open, discussions }: DiscussionPopoverProps) {
  const shown = 'ids' in open ? discussions.filter(({ id }) => open.ids.includes(id)) : []
  const close = (): void => openComments.set(null)
  /** By the editor itself: it knows where the caret was. */
  const back = (): void => page.editor.inline.focus()
  const leave = (): void => {
    close()
    back()
  }
  // What was shown here is gone: deleted, by whomever.
  const isGone = 'ids' in open && shown.length === 0
  useEffect(() => {
    if (isGone) openComments.set(null)
  }, [isGone])
  return (
    <Popover
      title={t('Comments')}
      titleHidden
      flush
      wide
      open
      onOpenChange={isOpen => !isOpen && close()}
      anchor={open.anchor}
      // The field takes the focus itself; on a touch screen that would open the keyboard.
      initialFocus={'ids' in open}
      finalFocus={() => {
        // A press elsewhere has moved the focus already.
        const { activeElement } = document
        if (!activeElement || activeElement === document.body || activeElement.closest('[data-comments]')) back()
        return false
      }}
    >
      <div className={styles.panel} data-comments="">
        {'target' in open ? (
          <NewDiscussion page={page} pageId={open.pageId} target={open.target} onClose={leave} />
        ) : (
          shown.map((discussion, i) => (
            <Thread
              key={discussion.id}
              pageId={open.pageId}
              discussion={discussion}
              takesFocus={i === 0 && !isTouch()}
              onCancel={leave}
              onResolved={shown.length === 1 ? leave : undefined}
            />
          ))
        )}
      </div>
    </Popover>
  )
}

interface NewDiscussionProps {
  readonly page: PageContext
  readonly pageId: Uuid
  readonly target: CommentTarget
  readonly onClose: () => void
}

function NewDiscussion({ page, pageId, target, onClose }: NewDiscussionProps) {
  const session = useSession()
  const { block, words } = target
  useEffect(() => showPending(words ? rangesOf(page, words) : []), [page, words])
  return (
    <div className={styles.thread}>
      <CommentField
        label={t('Comment')}
        placeholder={t('Add a comment…')}
        about={`block:${block}`}
        takesFocus
        sendLabel={t('Send comment')}
        onSend={text => {
          const id = discuss(session, target, text)
          discussionStoreOf(session, pageId).look()
          openComments.set({ pageId, ids: [id], anchor: anchorOf(page, { id, at: block }) })
        }}
        onCancel={onClose}
      />
    </div>
  )
}
