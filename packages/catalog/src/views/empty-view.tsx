// A view without rows says what it is for, and how to begin.

import { useDatabaseActions, useRowsEditable, useViewFields } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import styles from './empty-view.module.css'

interface EmptyViewProps {
  readonly words: string
  readonly action: string
}

export function EmptyView({ words, action }: EmptyViewProps) {
  const actions = useDatabaseActions()
  const isEditable = useRowsEditable()
  const fields = useViewFields()
  const { t } = useBlockHost()
  const { filter, quick_filters } = fields.query
  const isFiltered = filter !== undefined || Object.keys(quick_filters ?? {}).length > 0
  return (
    <div className={styles.empty}>
      <p className={styles.words}>{isFiltered ? t('No rows match the filter') : words}</p>
      {isEditable && (
        <Button icon={<Icon of={PlusIcon} />} onClick={() => actions.openRow(actions.addRow())}>
          {action}
        </Button>
      )}
    </div>
  )
}
