// One comment: author, time and text. Its author may edit it; its author and editors of the page may delete it.

import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import { readRichText } from '@sheaf/core/text/read-rich-text'
import type { PageDiscussion } from '@sheaf/sync/page-discussions'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { IconButton } from '@sheaf/ui/button/button'
import { Icon, LinkIcon, MoreIcon, PencilIcon, TrashIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { useToast } from '@sheaf/ui/toast/toast'
import { type ReactNode, useEffect, useState } from 'react'
import { useRecord, useRole, useSession } from '../../data/hooks'
import { personOf } from '../../data/use-people'
import { relativeTime } from '../../i18n/relative-time'
import { formatDate, t } from '../../i18n/t'
import { CommentField } from './comment-field'
import { CommentText } from './comment-text'
import styles from './comments.module.css'
import { copyDiscussionLink, dismiss, reword, takeBack } from './discussion-actions'

interface CommentRowProps {
  readonly id: Uuid
  readonly pageId: Uuid
  readonly discussion: PageDiscussion
  /** What else can be done, at the first comment of a discussion. */
  readonly actions?: ReactNode
}

export function CommentRow({ id, pageId, discussion, actions }: CommentRowProps) {
  const session = useSession()
  const toasts = useToast()
  const comment = useRecord('comment', id)
  const author = comment?.created_by_id
  const user = useRecord('sheaf_user', author)
  const role = useRole('block', pageId)
  const [isEditing, setEditing] = useState(false)
  useEffect(() => {
    if (author) session.learnPeople([author])
  }, [session, author])
  if (!comment?.alive || !author) return null
  const { name, photo } = personOf(author, user)
  const isOwn = author === session.userId
  const mayRemove = allows(role, 'edit') || (isOwn && allows(role, 'comment'))
  const isFirst = actions !== undefined
  return (
    <li className={styles.comment}>
      <div className={styles.head}>
        <Avatar id={author} name={name} photo={photo} size={24} decorative />
        <span className={styles.name}>{name}</span>
        <When created={comment.created_time} edited={comment.last_edited_time} />
        <span className={styles.actions}>
          {actions}
          <Menu align="end" trigger={<IconButton label={t('Comment options')} icon={<Icon of={MoreIcon} />} />}>
            {isOwn && allows(role, 'comment') && (
              <MenuItem label={t('Edit')} icon={<Icon of={PencilIcon} />} onSelect={() => setEditing(true)} />
            )}
            <MenuItem
              label={t('Copy link')}
              icon={<Icon of={LinkIcon} />}
              onSelect={() => void copyDiscussionLink(pageId, discussion.id, toasts)}
            />
            {mayRemove && (
              <MenuItem
                label={t('Delete comment')}
                icon={<Icon of={TrashIcon} />}
                danger
                onSelect={() => takeBack(session, id, discussion, toasts)}
              />
            )}
            {isFirst && mayRemove && (discussion.value?.comments?.length ?? 0) > 1 && (
              <MenuItem
                label={t('Delete discussion')}
                icon={<Icon of={TrashIcon} />}
                danger
                onSelect={() => dismiss(session, discussion, toasts)}
              />
            )}
          </Menu>
        </span>
      </div>
      {isEditing ? (
        <CommentField
          label={t('Edit comment')}
          placeholder={t('Edit comment')}
          about={null}
          initial={readRichText(comment.text)}
          takesFocus
          sendLabel={t('Save')}
          onSend={text => {
            reword(session, id, text)
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className={styles.said} dir="auto">
          <CommentText text={comment.text} />
        </div>
      )}
    </li>
  )
}

const MINUTE_MS = 60_000

function When({ created, edited }: { readonly created: number | undefined; readonly edited: number | undefined }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const minute = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(minute)
  }, [])
  if (created === undefined) return null
  const ago = relativeTime(created, now) ?? t('just now')
  return (
    <time
      className={styles.when}
      dateTime={new Date(created).toISOString()}
      title={formatDate(created, { dateStyle: 'medium', timeStyle: 'short' })}
    >
      {edited === undefined ? ago : t('{ago} (edited)', { ago })}
    </time>
  )
}
