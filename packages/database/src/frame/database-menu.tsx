// What can be done with a database as a whole: its sources, its lock, the way to the original of what it shows.
import { lockDatabase, widenDatabase } from '@sheaf/core/actions/database/database-settings'
import { isWide } from '@sheaf/core/collection/wide-database'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import type { Replica } from '@sheaf/sync/replica'
import { IconButton } from '@sheaf/ui/button/button'
import { Icon, LinkIcon, LockIcon, LockOpenIcon, MaximizeIcon, SettingsIcon, TableIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuCheckItem, MenuItem } from '@sheaf/ui/menu/menu-item'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useState } from 'react'

const ManageSources = onDemand(async () => (await import('../sources/manage-sources')).ManageSources).Part

/** A page of its own is wide already; inside another block it stays in there. */
const mayBeWide = (replica: Replica, { type, parent_id }: BlockValue): boolean => {
  const { kinds } = replica.options
  return !kinds.traits(type).page && kinds.traits(replica.block(parent_id)?.type ?? '').page
}

interface DatabaseMenuProps {
  readonly blockId: Uuid
  readonly isLocked: boolean
  readonly onOpen: (view: Uuid) => void
}

export function DatabaseMenu({ blockId, isLocked, onOpen }: DatabaseMenuProps) {
  const session = useSession()
  const host = useBlockHost()
  const { t } = host
  const [isManaging, setManaging] = useState(false)
  const block = useRecord('block', blockId)
  return (
    <>
      <Menu trigger={<IconButton size="small" label={t('Database options')} icon={<Icon of={SettingsIcon} />} />}>
        <MenuItem
          icon={<Icon of={TableIcon} />}
          label={t('Manage data sources')}
          disabled={isLocked}
          onSelect={() => setManaging(true)}
        />
        {block && mayBeWide(session.replica, block) && (
          <MenuCheckItem
            icon={<Icon of={MaximizeIcon} />}
            label={t('Full width')}
            checked={isWide(block)}
            onChange={on => host.commit(draft => widenDatabase(draft, blockId, on))}
          />
        )}
        <MenuItem
          icon={<Icon of={isLocked ? LockOpenIcon : LockIcon} />}
          label={isLocked ? t('Unlock database') : t('Lock database')}
          detail={isLocked ? undefined : t('Rows can be edited, but not properties or views')}
          onSelect={() => host.commit(draft => lockDatabase(draft, blockId, !isLocked))}
        />
        <MenuItem
          icon={<Icon of={LinkIcon} />}
          label={t('Copy link to database')}
          onSelect={() => {
            const at = blockId === host.pageId ? undefined : blockId
            void host.copy(new URL(host.pages.hrefOf(host.pageId, at), location.href).href)
          }}
        />
      </Menu>
      {isManaging && <ManageSources blockId={blockId} onOpen={onOpen} onClose={() => setManaging(false)} />}
    </>
  )
}
