// The lines of a table that are no rows: heads of groups, the way to more rows, and the line for a new one.

import { useAnswer, useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { ChevronDownIcon, ChevronRightIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import styles from './table.module.css'
import type { GroupPlace, TableItem } from './table-items'

export function TableGroup({
  item,
  rowIndex,
  onFold,
}: {
  readonly item: Extract<TableItem, { kind: 'group' }>
  readonly rowIndex: number
  readonly onFold: () => void
}) {
  const { GroupName, schema, fields } = useDatabase('GroupName', 'schema', 'fields')
  const { group, sub_group } = fields.query
  const property = schema[(item.depth === 0 ? group : sub_group)?.property ?? '']
  if (!property) return null
  return (
    <div className={styles.group} role="row" aria-rowindex={rowIndex} data-depth={item.depth}>
      <button type="button" role="gridcell" className={styles.fold} aria-expanded={item.isOpen} onClick={onFold}>
        <Icon of={item.isOpen ? ChevronDownIcon : ChevronRightIcon} mirrored={!item.isOpen} />
        <GroupName group={item.list} property={property} />
      </button>
    </div>
  )
}

/** Where the view says how many rows it begins with, more come by a press. */
export function TableMore({
  at: { group, subGroup },
  rowIndex,
}: {
  readonly at: GroupPlace
  readonly rowIndex: number
}) {
  const { t } = useBlockHost()
  const query = useAnswer()
  return (
    <div className={styles.group} role="row" aria-rowindex={rowIndex}>
      <span role="gridcell">
        <Button variant="quiet" size="small" loading={query.isLoading} onClick={() => query.more(group, subGroup)}>
          {t('Load more')}
        </Button>
      </span>
    </div>
  )
}

export function TableNew({ rowIndex, onAdd }: { readonly rowIndex: number; readonly onAdd: () => void }) {
  const { t } = useBlockHost()
  return (
    <div className={styles.group} role="row" aria-rowindex={rowIndex}>
      <span role="gridcell">
        <button type="button" className={styles.add} onClick={onAdd}>
          <Icon of={PlusIcon} />
          {t('New row')}
        </button>
      </span>
    </div>
  )
}
