// What can be done with the rows that are selected.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseActions, useRowsEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, CopyIcon, Icon, TrashIcon } from '@sheaf/ui/icon/icon'
import { nothingSelected } from './row-selection'
import styles from './selection-bar.module.css'
import type { Rows } from './use-rows'

export function SelectionBar({ rows: { selection, select } }: { readonly rows: Rows }) {
  const actions = useDatabaseActions()
  const isEditable = useRowsEditable()
  const { t } = useBlockHost()
  const count = selection.rows.size
  if (count === 0) return null
  const does = (action: (rows: readonly Uuid[]) => unknown): void => {
    action([...selection.rows])
    select(nothingSelected)
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Selected rows')}>
      <span className={styles.count}>{t('{count} selected', { count })}</span>
      {isEditable && (
        <>
          <Button
            size="small"
            variant="quiet"
            icon={<Icon of={CopyIcon} />}
            onClick={() => does(actions.duplicateRows)}
          >
            {t('Duplicate')}
          </Button>
          <Button size="small" variant="quiet" icon={<Icon of={TrashIcon} />} onClick={() => does(actions.trashRows)}>
            {t('Move to trash')}
          </Button>
        </>
      )}
      <IconButton label={t('Clear selection')} icon={<Icon of={CloseIcon} />} onClick={() => select(nothingSelected)} />
    </div>
  )
}
