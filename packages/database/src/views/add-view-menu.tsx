// Another view: of which kind and, where a database has several sources, of which of them.

import { sourcesOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { IconButton } from '@sheaf/ui/button/button'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon, PlusIcon, TableIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuGroup, MenuItem, Submenu } from '@sheaf/ui/menu/menu-item'
import { useDatabaseHost } from '../host/database-host'
import { useSourceNames } from './use-source-names'

interface AddViewMenuProps {
  readonly blockId: Uuid
  /** Without a collection: of what the open view shows. */
  readonly onAdd: (type: string, collection?: Uuid) => void
}

export function AddViewMenu({ blockId, onAdd }: AddViewMenuProps) {
  const { t } = useBlockHost()
  const names = useSourceNames(sourcesOf(useRecord('block', blockId)))
  return (
    <Menu trigger={<IconButton size="small" label={t('Add view')} icon={<Icon of={PlusIcon} />} />}>
      {names.length > 1 ? (
        <MenuGroup label={t('Data source')}>
          {names.map(({ id, name }) => (
            <Submenu key={id} icon={<Icon of={TableIcon} />} label={name}>
              <Kinds onAdd={type => onAdd(type, id)} />
            </Submenu>
          ))}
        </MenuGroup>
      ) : (
        <Kinds onAdd={onAdd} />
      )}
    </Menu>
  )
}

function Kinds({ onAdd }: { readonly onAdd: (type: string) => void }) {
  const { t: tData } = useBlockHost()
  const { viewKinds } = useDatabaseHost()
  return viewKinds.map(kind => (
    <MenuItem
      key={kind.type}
      icon={<Icon of={iconByName(kind.icon)} />}
      label={tData(kind.label)}
      detail={tData(kind.description)}
      onSelect={() => onAdd(kind.type)}
    />
  ))
}
