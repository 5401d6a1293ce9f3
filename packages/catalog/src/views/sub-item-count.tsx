// On a card: how many rows are below it.
import type { Uuid } from '@sheaf/core/ids'
import { useSubItems } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { Icon, ListTreeIcon } from '@sheaf/ui/icon/icon'
import styles from './sub-item-count.module.css'

export function SubItemCount({ row }: { readonly row: Uuid }) {
  const subItems = useSubItems()
  const { t } = useBlockHost()
  // Counted anew when the row changes.
  useBlock(row)
  const count = subItems?.countOf(row) ?? 0
  if (count === 0) return null
  const words = t('{count, plural, one {# sub-item} other {# sub-items}}', { count })
  return (
    <span className={styles.count} title={words} role="img" aria-label={words}>
      <Icon of={ListTreeIcon} />
      {count}
    </span>
  )
}
