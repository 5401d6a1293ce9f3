// The button above a page's title to comment on the page, shown until it has a comment.
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { CommentPlusIcon, Icon } from '@sheaf/ui/icon/icon'
import { t } from '../../i18n/t'
import styles from './comments.module.css'
import { askPageComment } from './open-comments'
import { usePageComments } from './use-page-comments'

export function AddPageComment({ pageId }: { readonly pageId: Uuid }) {
  const { mayComment, isOpen } = usePageComments(pageId)
  if (!mayComment || isOpen) return null
  return (
    <Button
      size="small"
      variant="quiet"
      className={styles.add}
      icon={<Icon of={CommentPlusIcon} />}
      onClick={() => askPageComment(pageId)}
    >
      <span className={styles.addWords}>{t('Add comment')}</span>
    </Button>
  )
}
