// What can be done with a synced block at a place that shows it.

import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock, useEditable } from '@sheaf/editor/host/use-block'
import { ArrowUpRightIcon, CopyIcon, Icon, UnlinkIcon } from '@sheaf/ui/icon/icon'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { SyncedBar } from '../synced-bar'
import { referenceTo } from '../synced-pointer'
import { unsyncReference } from '../unsync'

export function ReferenceBar({ id, original }: { readonly id: Uuid; readonly original: Uuid }) {
  const host = useBlockHost()
  const { t, spaceId } = host
  const page = useBlock(original)?.page_id
  const isEditable = useEditable()
  const copyHere = (): void => host.commit(draft => unsyncReference(draft, host.newId, id, original))
  const goThere = (): void => {
    if (page === undefined || page === host.pageId) host.reveal(original)
    else host.pages.open(page, original)
  }
  return (
    <SyncedBar original={original}>
      <MenuItem icon={<Icon of={ArrowUpRightIcon} mirrored />} label={t('Go to original')} onSelect={goThere} />
      <MenuItem
        icon={<Icon of={CopyIcon} />}
        label={t('Copy and sync')}
        onSelect={() => host.copyBlocks([referenceTo(original, spaceId)])}
      />
      <MenuItem
        icon={<Icon of={UnlinkIcon} />}
        label={t('Unsync')}
        detail={t('Keeps an unsynced copy here')}
        disabled={!isEditable}
        onSelect={copyHere}
      />
    </SyncedBar>
  )
}
