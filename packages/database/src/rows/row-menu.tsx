// What can be done with a row, at the place where it was asked for.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { CopyIcon, Icon, LinkIcon, MaximizeIcon, PanelRightIcon, SquareIcon, TrashIcon } from '@sheaf/ui/icon/icon'
import { ContextMenu } from '@sheaf/ui/menu/context-menu'
import { MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import type { ReactNode } from 'react'
import { useDatabase } from '../contract/database-hooks'
import { DependencyItems, SubItemItems } from './row-link-items'

export function RowMenu({ row, children }: { readonly row: Uuid | null; readonly children: ReactNode }) {
  return (
    <ContextMenu area={<div style={{ display: 'contents' }}>{children}</div>}>
      {row && <RowMenuItems row={row} />}
    </ContextMenu>
  )
}

function RowMenuItems({ row }: { readonly row: Uuid }) {
  const { actions, isEditable } = useDatabase('actions', 'isEditable')
  const { pages, copy, t } = useBlockHost()
  return (
    <>
      <MenuItem
        icon={<Icon of={PanelRightIcon} mirrored />}
        label={t('Open in side peek')}
        onSelect={() => actions.openRow(row, 'side')}
      />
      <MenuItem
        icon={<Icon of={SquareIcon} />}
        label={t('Open in center peek')}
        onSelect={() => actions.openRow(row, 'centre')}
      />
      <MenuItem
        icon={<Icon of={MaximizeIcon} />}
        label={t('Open in full page')}
        onSelect={() => actions.openRow(row, 'full')}
      />
      <MenuItem
        icon={<Icon of={LinkIcon} />}
        label={t('Copy link')}
        onSelect={() => void copy(new URL(pages.hrefOf(row), location.href).href)}
      />
      <SubItemItems row={row} />
      <DependencyItems row={row} />
      {isEditable && (
        <>
          <MenuItem
            icon={<Icon of={CopyIcon} />}
            label={t('Duplicate')}
            onSelect={() => void actions.duplicateRows([row])}
          />
          <MenuSeparator />
          <MenuItem
            danger
            icon={<Icon of={TrashIcon} />}
            label={t('Move to trash')}
            onSelect={() => actions.trashRows([row])}
          />
        </>
      )}
    </>
  )
}
