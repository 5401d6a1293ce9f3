// The rows behind something that was pressed: a column of a chart, pins that lie on one another. Each opens as the view opens rows.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseActions, useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import styles from './row-list.module.css'

interface RowListProps {
  readonly title: string
  readonly rows: readonly Uuid[]
  readonly total: number
  /** Fetches what follows; null where all are here. */
  readonly onMore: (() => void) | null
  readonly onClose: () => void
}

export function RowListDialog({ title, rows, total, onMore, onClose }: RowListProps) {
  const { t } = useBlockHost()
  const actions = useDatabaseActions()
  const { RowName } = useDatabaseComponents()
  return (
    <Dialog
      open
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={t('{count, plural, one {# row} other {# rows}}', { count: total })}
      closeLabel={t('Close')}
    >
      <ul role="list" className={styles.rows}>
        {rows.map(row => (
          <li key={row}>
            <button
              type="button"
              className={styles.row}
              onClick={() => {
                onClose()
                actions.openRow(row)
              }}
            >
              <RowName row={row} />
            </button>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="quiet" size="small" onClick={onMore}>
          {t('Show more')}
        </Button>
      )}
    </Dialog>
  )
}
