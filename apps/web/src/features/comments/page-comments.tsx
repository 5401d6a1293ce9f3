// What is said about a page as a whole, under its title and, of a row, under its properties.
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { useRecord, useRole, useSession } from '../../data/hooks'
import { personOf } from '../../data/use-people'
import { useStore } from '../../editing/store'
import { t } from '../../i18n/t'
import { discuss } from './comment-deeds'
import { CommentField } from './comment-field'
import styles from './comments.module.css'
import { isOpen, useDiscussions } from './discussion-board'
import { pageCommentAsked } from './open-comments'
import { Thread } from './thread'

export function PageComments({ pageId }: { readonly pageId: Uuid }) {
  const session = useSession()
  const page = useRecord('block', pageId)
  const asked = useStore(pageCommentAsked)
  const own = useDiscussions(pageId).filter(one => one.at === pageId && isOpen(one))
  const user = useRecord('sheaf_user', session.userId)
  const isRow = page?.parent_table === 'collection'
  const isAsked = asked?.pageId === pageId
  const mayComment = allows(useRole('block', pageId), 'comment') && page?.alive === true
  if (own.length === 0 && !(mayComment && (isRow || isAsked))) return null
  const { name, photo } = personOf(session.userId, user)
  return (
    <section className={styles.page} aria-label={t('Comments on this page')}>
      {own.map(discussion => (
        <Thread key={discussion.id} pageId={pageId} discussion={discussion} />
      ))}
      {mayComment && (
        <div className={styles.own}>
          <Avatar id={session.userId} name={name} photo={photo} size={24} decorative />
          <CommentField
            // Asked for again, it takes the focus again.
            key={isAsked ? asked.times : 0}
            label={t('Comment on this page')}
            placeholder={t('Add a comment…')}
            about={`page:${pageId}`}
            takesFocus={isAsked}
            sendLabel={t('Send comment')}
            onSend={text => void discuss(session, { block: pageId, words: null }, text)}
            onCancel={isAsked ? () => pageCommentAsked.set(null) : undefined}
          />
        </div>
      )}
    </section>
  )
}
