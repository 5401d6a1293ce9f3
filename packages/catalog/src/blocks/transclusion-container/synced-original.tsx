// What can be done with a synced block where it is at home.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useEditable } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { CopyIcon, Icon, UnlinkIcon } from '@sheaf/ui/icon/icon'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { SyncedBar } from '../synced-bar'
import { referenceTo } from '../synced-pointer'
import { unsyncOriginal } from '../unsync'

export function SyncedOriginal({ id }: BlockProps) {
  const host = useBlockHost()
  const { t, spaceId } = host
  const isEditable = useEditable()
  return (
    <SyncedBar original={id}>
      <MenuItem
        icon={<Icon of={CopyIcon} />}
        label={t('Copy and sync')}
        detail={t('Paste it anywhere to keep copies in sync')}
        onSelect={() => host.copyBlocks([referenceTo(id, spaceId)])}
      />
      <MenuItem
        icon={<Icon of={UnlinkIcon} />}
        label={t('Stop syncing')}
        detail={t('Copies elsewhere will become empty')}
        disabled={!isEditable}
        onSelect={() => host.commit(draft => unsyncOriginal(draft, id))}
      />
    </SyncedBar>
  )
}
