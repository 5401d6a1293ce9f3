// What is said about a page as a whole, under its title and, of a row, under its properties.
import type { Uuid } from '@sheaf/core/ids'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { useRecord, useSession } from '../../data/hooks'
import { personOf } from '../../data/use-people'
import { t } from '../../i18n/t'
import { CommentField } from './comment-field'
import styles from './comments.module.css'
import { discuss } from './discussion-actions'
import { pageCommentAsked } from './open-comments'
import { Thread } from './thread'
import { usePageComments } from './use-page-comments'

export function PageComments({ pageId }: { readonly pageId: Uuid }) {
  const session = useSession()
  const { discussions, mayComment, asked, isOpen } = usePageComments(pageId)
  const user = useRecord('sheaf_user', session.userId)
  if (!isOpen) return null
  const { name, photo } = personOf(session.userId, user)
  return (
    <section className={styles.page} aria-label={t('Comments on this page')}>
      {discussions.map(discussion => (
        <Thread key={discussion.id} pageId={pageId} discussion={discussion} />
      ))}
      {mayComment && (
        <div className={styles.own}>
          <Avatar id={session.userId} name={name} photo={photo} size={24} decorative />
          <CommentField
            // Asked for again, it takes the focus again.
            key={asked}
            label={t('Comment on this page')}
            placeholder={t('Add a comment…')}
            about={`page:${pageId}`}
            takesFocus={asked > 0}
            sendLabel={t('Send comment')}
            onSend={text => void discuss(session, { block: pageId, words: null }, text)}
            onCancel={asked > 0 ? () => pageCommentAsked.set(null) : undefined}
          />
        </div>
      )}
    </section>
  )
}
