// A discussion: the words it is about where they are not seen beside it, what was said, and a field to answer.
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import type { PageDiscussion } from '@sheaf/sync/page-discussions'
import { IconButton } from '@sheaf/ui/button/button'
import { CheckIcon, Icon, UndoIcon } from '@sheaf/ui/icon/icon'
import { useToast } from '@sheaf/ui/toast/toast'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { type ReactNode, useEffect, useId } from 'react'
import { useDerived, useRole, useSession } from '../../data/hooks'
import { t } from '../../i18n/t'
import { CommentField } from './comment-field'
import { CommentRow } from './comment-row'
import { CommentText } from './comment-text'
import styles from './comments.module.css'
import { reopen, reply, resolve } from './discussion-actions'

interface ThreadProps {
  readonly pageId: Uuid
  readonly discussion: PageDiscussion
  /** Leads to what it is about; without it the quotation shows only when the words are gone. */
  readonly onQuote?: (() => void) | undefined
  readonly takesFocus?: boolean
  readonly onCancel?: (() => void) | undefined
  /** It was settled. */
  readonly onResolved?: (() => void) | undefined
}

const sameIds = (a: readonly Uuid[], b: readonly Uuid[]): boolean => a.join() === b.join()

export function Thread({ pageId, discussion, onQuote, takesFocus = false, onCancel, onResolved }: ThreadProps) {
  const session = useSession()
  const toasts = useToast()
  const name = useId()
  const { id, value } = discussion
  const listed = value?.comments ?? []
  const missing = listed.join()
  // oxlint-disable-next-line react/exhaustive-deps -- the key says what the list holds
  useEffect(() => session.learn('comment', listed), [session, missing])
  const shown = useDerived(
    replica => listed.filter(comment => replica.get('comment', comment)?.['alive'] === true),
    sameIds,
  )
  const mayComment = allows(useRole('block', pageId), 'comment')
  const isResolved = value?.resolved === true
  const label = isResolved ? t('Reopen') : t('Resolve')
  const turn = (): void => {
    if (isResolved) return reopen(session, id)
    resolve(session, id, toasts)
    onResolved?.()
  }
  const settle = mayComment && (
    <Tooltip label={label}>
      <IconButton label={label} icon={<Icon of={isResolved ? UndoIcon : CheckIcon} />} onClick={turn} />
    </Tooltip>
  )
  return (
    <section className={styles.thread} aria-labelledby={name} data-resolved={isResolved ? '' : undefined}>
      <h3 id={name} className={styles.hidden}>
        {t('{count, plural, one {Discussion with # comment} other {Discussion with # comments}}', {
          count: shown.length,
        })}
      </h3>
      <Quote discussion={discussion} onQuote={onQuote} />
      <ol role="list" className={styles.list}>
        {shown.map((comment, i) => (
          <CommentRow
            key={comment}
            id={comment}
            pageId={pageId}
            discussion={discussion}
            {...(i === 0 && { actions: settle as ReactNode })}
          />
        ))}
      </ol>
      {mayComment && !isResolved && (
        <CommentField
          label={t('Reply')}
          placeholder={t('Reply…')}
          about={id}
          takesFocus={takesFocus}
          sendLabel={t('Send reply')}
          onSend={text => reply(session, id, text)}
          onCancel={onCancel}
        />
      )}
    </section>
  )
}

function Quote({ discussion, onQuote }: Pick<ThreadProps, 'discussion' | 'onQuote'>) {
  const { value, isOnWords } = discussion
  const context = value?.context
  if (!context?.length || (isOnWords && !onQuote)) return null
  const words = (
    <blockquote className={styles.quote} dir="auto">
      <CommentText text={context} />
    </blockquote>
  )
  if (!isOnWords)
    return (
      <div className={styles.gone}>
        {words}
        <span>{t('The commented text was deleted')}</span>
      </div>
    )
  return (
    <button type="button" className={styles.way} aria-label={t('Go to text')} onClick={onQuote}>
      {words}
    </button>
  )
}
