// Columns that are hidden, behind the others: each comes back by a press.

import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { EyeIcon, EyeOffIcon, Icon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import styles from './board.module.css'
import type { Board } from './use-board'

export function HiddenColumns({ board: { hidden, columnAxis } }: { readonly board: Board }) {
  const { GroupName, actions, isConfigurable } = useDatabase('GroupName', 'actions', 'isConfigurable')
  const { t } = useBlockHost()
  if (hidden.length === 0) return null
  const { grouping, property } = columnAxis
  const count = hidden.reduce((sum, { total }) => sum + total, 0)
  return (
    <div className={styles.hidden}>
      <Menu
        align="end"
        trigger={
          <Button size="small" variant="quiet" icon={<Icon of={EyeOffIcon} />}>
            {t('{columns} hidden with {count} cards', { columns: hidden.length, count })}
          </Button>
        }
      >
        {hidden.map(group => (
          <MenuItem
            key={group.key}
            icon={<Icon of={EyeIcon} />}
            label={<GroupName group={group} property={property} />}
            disabled={!isConfigurable}
            onSelect={() =>
              actions.setQuery('group', {
                ...grouping,
                hidden: (grouping.hidden ?? []).filter(key => key !== group.key),
              })
            }
          />
        ))}
      </Menu>
    </div>
  )
}
