// Beside the name of a row: how many comments there are on it. Nothing where there are none.
import type { Uuid } from '@sheaf/core/ids'
import { useCommentCount } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { CommentIcon, Icon } from '@sheaf/ui/icon/icon'
import styles from './sub-item-count.module.css'

export function CommentCount({ row }: { readonly row: Uuid }) {
  const { t } = useBlockHost()
  const count = useCommentCount(row)
  if (count === 0) return null
  const words = t('{count, plural, one {# comment} other {# comments}}', { count })
  return (
    <span className={styles.count} title={words} role="img" aria-label={words}>
      <Icon of={CommentIcon} />
      {count}
    </span>
  )
}
