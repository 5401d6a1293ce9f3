// What can be done with a synced block where it is at home.

import { anchorOf } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useEditable } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { CopyIcon, Icon, UnlinkIcon } from '@sheaf/ui/icon/icon'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { SyncedBar } from '../synced-bar'
import { referenceTo } from '../synced-pointer'

export function SyncedOriginal({ id }: BlockProps) {
  const host = useBlockHost()
  const { t, replica, spaceId } = host
  const isEditable = useEditable()
  /** What lies in it stays where it is; places that showed it say that the original is gone. */
  const unsync = (): void =>
    host.commit(draft => {
      const block = replica.view.mustBlock(id)
      const parent = parentOf(block)
      const { after } = anchorOf(replica.view.content(parent.id), id)
      draft.moveAll(replica.view.content(id), parent, { after, before: [id] })
      draft.trash(id)
    })
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
        onSelect={unsync}
      />
    </SyncedBar>
  )
}
