// Makes a row, in the group it stands in where there are groups, and opens it.
import type { GroupList } from '@sheaf/core/collection/query'
import {
  useDatabaseActions,
  usePropertyKinds,
  useRowsEditable,
  useSchema,
  useViewFields,
} from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { axisOf, newRowValues } from './group-values'
import styles from './new-row.module.css'

interface NewRowProps {
  readonly head: GroupList | null
  /** As large as a card, or a line. */
  readonly look: 'card' | 'line'
}

export function NewRow({ head, look }: NewRowProps) {
  const actions = useDatabaseActions()
  const isEditable = useRowsEditable()
  const fields = useViewFields()
  const schema = useSchema()
  const kinds = usePropertyKinds()
  const { t } = useBlockHost()
  const axis = axisOf(fields.query.group, schema, kinds)
  const values = head && axis ? newRowValues([{ ...axis, to: head }]) : {}
  if (!isEditable || !values) return null
  return (
    <button
      type="button"
      className={styles.add}
      data-look={look}
      onClick={() => actions.openRow(actions.addRow({ values }))}
    >
      <Icon of={PlusIcon} />
      {t('New')}
    </button>
  )
}
